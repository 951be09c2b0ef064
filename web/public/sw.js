/* Keeps the page, not the games: what was loaded once opens again without a network, and a notice leads to its table. */
const CACHE = 'nocturne-page'
/** What a device needs to play by itself: the page puts it here, whole, when somebody wants it (`offline/client.ts`). */
const CARRIED = 'nocturne-device'
const SHELL = ['/', '/moon.svg', '/icon-192.png', '/manifest.json']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The newest page from the server; a new one means new parts, so the old ones go. */
async function page(request) {
  const cache = await caches.open(CACHE)
  const old = await cache.match('/')
  if (old && !navigator.onLine) return old
  try {
    const answer = await fetch(request)
    if (!answer.ok) return answer
    const [now, before] = [await answer.clone().text(), old ? await old.clone().text() : '']
    if (now !== before) {
      for (const key of await cache.keys()) if (new URL(key.url).pathname.startsWith('/assets/')) await cache.delete(key)
      await cache.put('/', answer.clone())
    }
    return answer
  } catch (error) {
    if (old) return old
    throw error
  }
}

/** Parts have their content in their names: what is here is right. */
async function part(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request.url, { ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** What the device carries, else what the server has. */
async function carried(request) {
  const known = await (await caches.open(CARRIED)).match(request.url, { ignoreVary: true })
  return known ?? fetch(request)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api') || pathname === '/metrics') return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/offline/')) {
    if (request.cache !== 'no-store') event.respondWith(carried(request)) // no-store: asked for what is newest
  }
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname)) event.respondWith(part(request))
})

self.addEventListener('message', (event) => {
  if (event.data !== 'keep-all') return
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      for (const path of await (await fetch('/parts.json')).json()) {
        if (!(await cache.match(path))) await cache.add(path).catch(() => {})
      }
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data?.address ?? '/'
  event.waitUntil(
    (async () => {
      const [open] = await self.clients.matchAll({ type: 'window' })
      if (!open) return self.clients.openWindow(address)
      await open.focus()
      return open.navigate(address)
    })(),
  )
})
