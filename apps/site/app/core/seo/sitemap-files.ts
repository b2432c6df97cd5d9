import { sitemapPart } from '@dvor/contract/site/site-pages.ts'

/** The most addresses that one file may hold (sitemaps.org). */
const mostAddresses = 50_000

/**
 * The sitemap of a site: one file, or an index of parts where the addresses are too many for one.
 * @param entries a `url` element for each address
 * @param part from 1 on, one file of the index
 * @returns null for a part that there is not
 */
export function sitemapFile(origin: string, entries: readonly string[], part: number | null): string | null {
  const count = Math.ceil(entries.length / mostAddresses)
  if (part !== null && (part < 1 || part > count)) return null
  if (part === null && count > 1) return indexOf(origin, count)
  const from = ((part ?? 1) - 1) * mostAddresses
  return fileOf(
    'urlset',
    entries.slice(from, from + mostAddresses),
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  )
}

const indexOf = (origin: string, count: number) =>
  fileOf(
    'sitemapindex',
    Array.from(
      { length: count },
      (_, index) => `  <sitemap><loc>${origin}/sitemap.xml?${sitemapPart}=${index + 1}</loc></sitemap>`,
    ),
  )

const fileOf = (kind: string, lines: readonly string[], names = '') =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>`,
    ...lines,
    `</${kind}>`,
    '',
  ].join('\n')
