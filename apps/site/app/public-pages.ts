import { readSitePath } from '@dvor/contract/site/site-path.ts'

/** Pages that search engines are shown, beside each unit's and each article's own page; `/` is the home by another name. */
export const listedPages = [
  '/uvod',
  '/ubytovanie',
  '/cennik',
  '/o-nas',
  '/vylety',
  '/lokalita',
  '/galeria',
  '/nasa-produkcia',
  '/aktivity',
  '/sezonne-ponuky',
  '/blog',
  '/saly',
  '/kontakt',
  '/obchodne-podmienky',
  '/ochrana-osobnych-udajov',
] as const
export type ListedPage = (typeof listedPages)[number]

/**
 * Listed pages that are long texts of the owner, which stay Slovak: their English address only puts an English frame
 * around them, so search engines are shown the Slovak one alone (decision 032).
 */
const slovakReading = new Set([
  '/o-nas',
  '/vylety',
  '/nasa-produkcia',
  '/sezonne-ponuky',
  '/blog',
  '/obchodne-podmienky',
  '/ochrana-osobnych-udajov',
])

/** Whether a page has something to say to an English reader: prices, dates, pictures, a form. */
export const speaksEnglish = (path: string): boolean =>
  !slovakReading.has(path.replace(/[?#].*$/, '')) && !path.startsWith('/blog/')

/** Addresses whose bytes are the same for every visitor, so that the server may keep them (decision 6). */
const publicPages = new Set<string>([...listedPages, '/', '/robots.txt', '/sitemap.xml', '/site.webmanifest'])
const recordPage = /^\/(ubytovanie|blog)\/[a-z0-9-]{1,120}$/

/** Names in a page's query that change what it shows; with one of them it is made for its visitor alone. */
const ownQuery: Readonly<Record<string, readonly string[]>> = {
  '/ubytovanie': ['dom', 'strana'],
  '/blog': ['rubrika', 'strana'],
  '/saly': ['sala', 'odoslane'],
  '/kontakt': ['odoslane', 'from'],
}

/** Whether a page tells which nights are free, so that bookings change it as writing does. */
export const showsNights = (path: string): boolean => path.includes('/ubytovanie/')

/** Whether a path in any language, or the path of a navigation's data (`/cennik.data`, `/_.data` for the home), is such a page. */
export function isPublicPage(address: string, query = new URLSearchParams()): boolean {
  const { path } = readSitePath(address)
  const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  if (ownQuery[page]?.some((name) => query.has(name))) return false
  return publicPages.has(page) || recordPage.test(page)
}
