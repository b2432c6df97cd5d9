import type { APIRequestContext } from '@playwright/test'

/** Head and links of one page of the site. */
export interface CrawledPage {
  path: string
  status: number
  language: string
  title: string
  description: string
  canonical: string
  noindex: boolean
  previewPicture: string
  /** Levels of its headings in their order. */
  headings: number[]
  links: string[]
}

const first = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Follows every internal link from the home page on; a page with a query is requested but not followed further. */
export async function crawl(request: APIRequestContext, start = '/uvod'): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  const seen = new Set([start])
  for (const path of seen) {
    const page = await visit(request, path)
    pages.push(page)
    if (!path.includes('?')) for (const link of page.links) seen.add(link)
  }
  return pages
}

async function visit(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path)
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
  const html = isPage ? await answer.text() : ''
  return {
    path,
    status: answer.status(),
    language: first(html, /<html lang="([^"]*)"/),
    title: first(html, /<title>([^<]*)/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
    // The sample is excluded as a whole, so the page's own tag counts.
    noindex: html.includes('<meta name="robots" content="noindex"/>'),
    previewPicture: first(html, /<meta property="og:image" content="([^"]*)"/),
    headings: [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    links: [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(
      ([, link]) => unescaped(link ?? '').split('#')[0] ?? '',
    ),
  }
}

/** Paths of the sitemap. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
}
