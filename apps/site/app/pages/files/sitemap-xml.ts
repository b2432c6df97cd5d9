import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { blogArticles } from '@dvor/contract/collections/content/blog-articles.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { listAll } from '../../core/client/list-all.ts'
import { listedPages } from '../../public-pages.ts'
import { languageAddresses } from '../../core/seo/page-meta.ts'
import { visitContext } from '../../core/client/visit.ts'

/** Every public page by its one address. Throws a 503 while the units or the articles cannot be read. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const api = apiOf(context)
  const [units, articles] = await Promise.all([
    listAll((page) => api.resource(accommodationUnits).list({ active: true, ...page })),
    listAll((page) => api.resource(blogArticles).list({ active: true, _sort: 'published_at:DESC', ...page })),
  ])
  if (!units || !articles) throw data(null, { status: 503 })
  const { publicUrl } = context.get(visitContext)
  const paths = [
    ...listedPages,
    ...units.map(({ slug }) => `/ubytovanie/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ]
  const urls = paths.flatMap((path) => entries(publicUrl, path))
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** A page in each of its languages, every entry with all of them (hreflang). */
function entries(origin: string, path: string): string[] {
  const addresses = languageAddresses(origin, path)
  const links = addresses.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  )
  const places = new Set([origin + path, ...addresses.map(({ href }) => href)])
  return [...places].map((place) => `  <url><loc>${escapeXml(place)}</loc>${links.join('')}</url>`)
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
