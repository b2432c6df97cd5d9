import { expect, test } from 'vitest'
import { sitemapFile } from './sitemap-files.ts'

const origin = 'https://dvor.example'
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => `<url><loc>${origin}/blog/clanok-${index}</loc></url>`)
const addressesIn = (xml: string | null) => xml?.match(/<loc>/g)?.length

test('is one file up to 50,000 addresses', () => {
  const xml = sitemapFile(origin, articles(50_000), null)
  expect(xml).toContain('<urlset')
  expect(addressesIn(xml)).toBe(50_000)
})

test('is an index of parts above, which hold every address once', () => {
  const paths = articles(50_001)
  const index = sitemapFile(origin, paths, null)
  expect(index).toContain('<sitemapindex')
  expect(index).toContain(`<loc>${origin}/sitemap.xml?cast=2</loc>`)
  expect([1, 2].map((part) => addressesIn(sitemapFile(origin, paths, part)))).toEqual([50_000, 1])
  expect(sitemapFile(origin, paths, 2)).toContain('/blog/clanok-50000<')
  expect([0, 3].map((part) => sitemapFile(origin, paths, part))).toEqual([null, null])
})
