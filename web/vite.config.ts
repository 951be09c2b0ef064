import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { compact } from './catalogue'

// The page is built into the Python package, which serves it. No inline scripts or styles: the server's content
// security policy allows neither, so small files are never turned into data addresses except pictures.
/** The names of all parts, for a browser that keeps the page as an app: scripts, styles, and the letters of Latin scripts. */
const parts: Plugin = {
  name: 'parts',
  generateBundle(_, bundle) {
    const kept = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name) || /latin-[^/]*\.woff2$/.test(name))
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(kept.map((name) => `/${name}`)) })
  },
}

/** Catalogues are loaded before anything can be read: what only translators read stays here. */
const words: Plugin = {
  name: 'words',
  transform(code, id) {
    const source = id.endsWith('.ftl?raw') ? /^export default (".*")/s.exec(code)?.[1] : undefined
    return source && `export default ${JSON.stringify(compact(JSON.parse(source)))}`
  },
}

export default defineConfig({
  plugins: [svelte(), parts, words],
  build: {
    outDir: process.env.NOCTURNE_WEB_OUT ?? '../src/nocturne/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // in a folder of its own: the server lets this script, and nothing else, compile WebAssembly
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'offline/[name]-[hash].js' } } },
  server: {
    fs: { allow: ['..'] },
    port: 5173,
    proxy: { '/api': { target: process.env.NOCTURNE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
})
