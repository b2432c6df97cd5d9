import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import type { Client } from '@dvor/client/client.ts'
import type { ContentPage } from '@dvor/contract/site/site-page.ts'
import { listedPages, sitemapPart } from '@dvor/contract/site/site-pages.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { languageAddresses } from '../../core/seo/page-meta.ts'
import { sitemapFile } from '../../core/seo/sitemap-files.ts'
import { visitContext } from '../../core/client/visit.ts'

type Rows = Promise<{ slug: string }[] | null>

/** Reads the active records of a collection that have pages of their own. */
const recordsOf: Record<Exclude<ContentPage['sitemap'], 'path'>, (api: Client) => Rows> = {
  'accommodation-units': (api) =>
    listAll((page) => api.resource(accommodationUnits).list({ active: true, ...page })),
  'blog-articles': (api) =>
    listAll((page) => api.resource(blogArticles).list({ active: true, _sort: 'published_at:DESC', ...page })),
}

/**
 * Lists every content page by its one address. Throws a 503 while the records of a collection cannot be read, a 404 for a
 * part that there is not.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get(sitemapPart)
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) throw data(null, { status: 404 })
  const api = apiOf(context)
  const { publicUrl } = context.get(visitContext)
  const lists = await Promise.all(listedPages.map((page) => entriesOf(api, publicUrl, page)))
  const xml = sitemapFile(publicUrl, lists.flat(), part === null ? null : Number(part))
  if (!xml) throw data(null, { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

async function entriesOf(api: Client, origin: string, { path, sitemap, english }: ContentPage) {
  if (sitemap === 'path') return entries(origin, path, english !== null)
  const records = await recordsOf[sitemap](api)
  if (!records) throw data(null, { status: 503 })
  return records.flatMap(({ slug }) => entries(origin, path.replace(':slug', slug), english !== null))
}

/** A page in each of its languages; every entry names all of them (hreflang). */
function entries(origin: string, path: string, isTranslated: boolean): string[] {
  const addresses = languageAddresses(origin, path, isTranslated)
  const links = addresses.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const places = new Set([origin + path, ...addresses.map(({ href }) => href)])
  return [...places].map((place) => `  <url><loc>${escapeXml(place)}</loc>${links.join('')}</url>`)
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
