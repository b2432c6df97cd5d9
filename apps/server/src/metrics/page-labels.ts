import { readSitePath, sitePath } from '@dvor/contract/site/site-path.ts'

/** Names a page of the site by the pattern of its route. */
export type PageLabel = (address: string) => string

/** Label of all addresses without a page of the site, however many are made up. */
const unknown = 'page'

/**
 * Labels for the pages of the site, as many as it has routes and languages: `page /ubytovanie/:slug`. The data of a
 * navigation belongs to its page. It stands in the way of cached pages, which take a tenth of a millisecond, so the router
 * itself is not asked.
 * @param paths of the routes, with or without the slash in front; a splat is none
 */
export function pageLabels(paths: readonly string[]): PageLabel {
  const [exact, withParts] = [new Set<string>(['/']), [] as { path: string; shape: RegExp }[]]
  for (const path of paths.map((name) => `/${name.replace(/^\//, '')}`)) {
    if (path.includes(':')) withParts.push({ path, shape: shapeOf(path) })
    else if (!path.includes('*')) exact.add(path)
  }
  return (address) => {
    const { language, path } = readSitePath(address.replace(/\?.*$/s, ''))
    const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '').replace(/(?<=.)\/$/, '')
    const pattern = exact.has(page) ? page : withParts.find(({ shape }) => shape.test(page))?.path
    return pattern ? `${unknown} ${sitePath(pattern, language)}` : unknown
  }
}

const shapeOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
