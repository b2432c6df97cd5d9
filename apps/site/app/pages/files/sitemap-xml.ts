import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { offeredLanguages } from '@dvor/contract/site/offered-languages.ts'
import { isHiddenPage } from '@dvor/contract/site/hidden-page.ts'
import type { PageSlugs } from '@dvor/contract/site/page-slugs.ts'
import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import { listedPages, sitemapPart } from '@dvor/contract/site/site-pages.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { languageAddresses } from '../../core/seo/page-meta.ts'
import { sitemapFile } from '../../core/seo/sitemap-files.ts'
import { visitContext } from '../../core/client/visit.ts'

/**
 * Lists every content page by its one address. Throws a 503 while the records' addresses cannot be read, a 404 for a
 * part that there is not.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get(sitemapPart)
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) throw data(null, { status: 404 })
  const { publicUrl } = context.get(visitContext)
  const api = apiOf(context)
  const [slugs, settings] = await Promise.all([api.pages.pageSlugs(), api.singleton(globalSettings).read()])
  if (!slugs || !settings) throw data(null, { status: 503 })
  const list = listedPages
    .filter(({ path }) => !isHiddenPage(path, settings.hidden_pages))
    .flatMap((page) =>
      entriesOf(slugs, publicUrl, page, page.isOwnersText ? [homeLanguage] : offeredLanguages(settings)),
    )
  const xml = sitemapFile(publicUrl, list, part === null ? null : Number(part))
  if (!xml) throw data(null, { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

function entriesOf(
  slugs: PageSlugs,
  origin: string,
  { path, sitemap }: ContentPage,
  shown: readonly Language[],
): string[] {
  if (sitemap === 'path') return entries(origin, path, shown)
  return slugs[sitemap].flatMap((slug) => entries(origin, path.replace(':slug', slug), shown))
}

/** A page in each of its languages; every entry names all of them (hreflang). */
function entries(origin: string, path: string, shown: readonly Language[]): string[] {
  const addresses = languageAddresses(origin, path, shown)
  const links = addresses.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const places = new Set([origin + path, ...addresses.map(({ href }) => href)])
  return [...places].map((place) => `  <url><loc>${escapeXml(place)}</loc>${links.join('')}</url>`)
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
