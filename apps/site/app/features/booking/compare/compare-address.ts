/** Name of the address's value with the slugs of the rooms that are seen side by side. */
const name = 'compare'

/** Slugs of the rooms that an address shows side by side, at most `most`; empty where it shows none. */
export const comparedIn = (params: URLSearchParams, most: number): string[] =>
  [...new Set(params.get(name)?.split(','))].filter(Boolean).slice(0, most)

/** Returns the query of an address with these rooms side by side; none of them closes the comparison. */
export function withCompared(params: URLSearchParams, slugs: readonly string[]): string {
  const others = [...params].filter(([key]) => key !== name)
  const compared = slugs.length > 0 ? [[name, slugs.join(',')]] : []
  return `?${new URLSearchParams([...others, ...compared]).toString()}`
}

/** Whether two addresses differ at most in the comparison, so that nothing has to be loaded again. */
export function differInComparison(one: URL, other: URL): boolean {
  const rest = (url: URL) => url.pathname + withCompared(url.searchParams, [])
  return one.search !== other.search && rest(one) === rest(other)
}
