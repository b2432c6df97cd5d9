/** Query names that change a page's bytes: the router's own choice of loaders, nothing else on content pages. */
const knownNames = ['_routes']
const routeIds = /^[\w/,.-]{1,300}$/

/**
 * Key of a cacheable address: its path and the known query names only, so that made-up parameters can neither fill
 * the cache nor split it. Returns the address to render under; null when a known name has an impossible value.
 */
export function pageKey(path: string, query: URLSearchParams): string | null {
  const params = new URLSearchParams()
  for (const name of knownNames) {
    const value = query.get(name)
    if (value === null) continue
    if (!path.endsWith('.data') || !routeIds.test(value)) return null
    params.set(name, value)
  }
  return params.size > 0 ? `${path}?${params}` : path
}
