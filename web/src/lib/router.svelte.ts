/** Where we are: everything is behind the `#`, so that a key in a link never reaches a server's log. */

export interface Place {
  page: string
  args: string[]
}

function read(): Place {
  const [page = '', ...args] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  return { page, args }
}

export const place: Place = $state(read())

addEventListener('hashchange', () => Object.assign(place, read()))

export function link(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/')
}

export function go(...parts: string[]): void {
  location.hash = link(...parts)
}

/** Take a table's key out of the address bar, so that nobody reads it over a shoulder or in a shared picture. */
export function hideKey(table: string): void {
  const now = read()
  if (now.page === 't' && now.args[0] === table && now.args[1]) history.replaceState(history.state, '', link('t', table))
}
