/** Pages that search engines are shown, beside each unit's own page; `/uvod` is the home by another name. */
export const listedPages = [
  '/',
  '/ubytovanie',
  '/cennik',
  '/o-nas',
  '/vylety',
  '/lokalita',
  '/galeria',
  '/nasa-produkcia',
  '/aktivity',
  '/kontakt',
  '/obchodne-podmienky',
  '/ochrana-osobnych-udajov',
]
/** Addresses whose bytes are the same for every visitor, so that the server may keep them (decision 6). */
const publicPages = new Set([...listedPages, '/uvod', '/robots.txt', '/sitemap.xml'])
const unitPage = /^\/ubytovanie\/[a-z0-9-]{1,120}$/

/** Whether a path, or the path of a navigation's data (`/cennik.data`, `/_.data` for the home), is such a page. */
export function isPublicPage(path: string): boolean {
  const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '')
  return publicPages.has(page) || unitPage.test(page)
}
