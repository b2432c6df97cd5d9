import { readSitePath } from './site-path.ts'
import { contentPages } from './content-pages.ts'
import { guestPages } from './guest-pages.ts'
import type { ContentPage, GuestPage } from './site-page.ts'

/** Files of the site for programs, by their address; each has its module in `apps/site/app/pages/files`. */
export const siteFiles = {
  '/robots.txt': 'robots-txt',
  '/site.webmanifest': 'web-manifest',
  '/sitemap.xml': 'sitemap-xml',
} as const

/** Query parameter for a part of a long sitemap. */
export const sitemapPart = 'cast'

/** Every content page in the order of the registry. */
export const listedPages: readonly ContentPage[] = Object.values(contentPages)

const sitePages: readonly (ContentPage | GuestPage)[] = [...listedPages, ...Object.values(guestPages)]

/** Paths excluded from search engines, up to their key, in Slovak. */
export const disallowedPaths: readonly string[] = Object.values<GuestPage>(guestPages).flatMap(
  ({ path, disallowed }) => (disallowed ? path.replace(/:.*$/, '') : []),
)

const isExact = (path: string) => !path.includes(':')
const exact = new Map<string, ContentPage>(
  listedPages.flatMap((page) =>
    [page.path, ...(page.alsoAt ?? [])].filter(isExact).map((path) => [path, page] as const),
  ),
)
const recordPages = listedPages
  .filter(({ path }) => !isExact(path))
  .map((page) => ({ page, shape: new RegExp(`^${page.path.replace(/:\w+/, '[a-z0-9-]{1,120}')}$`) }))

/**
 * The path of an address in Slovak; the data of a navigation (`/cennik.data`, `/_.data` for `/`) have their page's
 * path.
 */
function pagePathOf(address: string): string {
  const { path } = readSitePath(address.replace(/[?#].*$/s, ''))
  return path === '/_.data' ? '/' : path.replace(/\.data$/, '')
}

/** The content page at an address in any language; undefined for any other address. */
export function contentPageAt(address: string): ContentPage | undefined {
  const path = pagePathOf(address)
  return exact.get(path) ?? recordPages.find(({ shape }) => shape.test(path))?.page
}

/** Whether an address has the same bytes for every visitor, so that the server may cache them (decision 006). */
export function isSameForAll(address: string, query = new URLSearchParams()): boolean {
  const page = contentPageAt(address)
  if (page) return !page.ownQuery?.some((name) => query.has(name))
  return Object.hasOwn(siteFiles, pagePathOf(address)) && !query.has(sitemapPart)
}

/** Whether the page at an address shows free nights, so that a booking changes it. */
export const showsNights = (address: string): boolean =>
  contentPageAt(address)?.keptUntil === 'content and nights'

const isPublished = ({ active, published_at }: Readonly<Record<string, unknown>>): boolean =>
  active === true && typeof published_at === 'string' && new Date(published_at) <= new Date()

/** Address at which the site shows a record of a collection; null where it does not. */
export function previewPath(collection: string, record: Readonly<Record<string, unknown>>): string | null {
  if (collection === 'text-blocks')
    return listedPages.find(({ texts }) => texts?.page === record['page'])?.path ?? null
  if (collection === 'activities' && record['kind'] === 'trip') return contentPages.trips.path
  if (collection === 'blog-articles' && !isPublished(record)) return null
  for (const { path, previews } of sitePages) {
    const added = previews?.[collection]
    if (added !== undefined) return withSlug(path + added, record['slug'])
  }
  return null
}

/** Query parameter of a preview: the id of the record that the page shows although visitors do not see it. */
export const previewParameter = 'nahlad'

/**
 * Address of the page with this record for its owner, also before it is published; null where there is none. The page
 * shows the record only to a request with the bearer of an administrator.
 */
export function ownerPreviewPath(
  collection: string,
  record: Readonly<Record<string, unknown>>,
): string | null {
  if (collection === 'activities' && record['kind'] !== 'trip') return null
  const page = listedPages.find(({ ownerPreviews }) => ownerPreviews?.includes(collection))
  const path = page && withSlug(page.path, record['slug'])
  return path ? `${path}?${previewParameter}=${String(record['id'])}` : null
}

function withSlug(pattern: string, slug: unknown): string | null {
  if (!pattern.includes(':slug')) return pattern
  return typeof slug === 'string' && slug !== '' ? pattern.replace(':slug', slug) : null
}
