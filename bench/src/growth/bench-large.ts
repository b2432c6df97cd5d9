import assert from 'node:assert/strict'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'
import { startSite, type BenchSite } from '../pages/bench-site.ts'
import { ownerOf } from './grown-property.ts'
import { fillLarge } from './large-property.ts'
import { day } from './screens.ts'

const runs = 8
/** Above it a person notices that a page is made anew. */
const barMs = 500

/** Pages of the site; all that is kept in memory is forgotten before each. */
const pages = [
  '/uvod',
  '/ubytovanie',
  '/ubytovanie?dom=dom&strana=25',
  '/ubytovanie/izba-599',
  '/cennik',
  '/blog',
  '/blog?strana=400',
  '/blog/clanok-4999',
  '/galeria',
  '/galeria?galeria=galeria-7&strana=7',
  '/sitemap.xml',
  `/rezervacia?from=${day(180)}&to=${day(184)}&adults=2`,
]

const page = '_start=0&_limit=20'
/** Calls of the back office's screens. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'Izby: first page': [`/accommodation-units?${page}&_sort=order:ASC`, '/accommodation-units/count'],
  'Izby: all, as the reservation form asks': ['/accommodation-units?_sort=order:ASC&_limit=1000'],
  'Články: last page': [
    '/blog-articles?_start=4980&_limit=20&_sort=published_at:DESC',
    '/blog-articles/count',
  ],
  'Články: found by words': [`/blog-articles?${page}&_q=clanok%204777`],
  'Obrázky: first page': [`/gallery-images?${page}`, '/gallery-images/count'],
  Rezervácie: [`/reservations?${page}&_sort=createdAt:DESC`, '/reservations/count'],
  Prehľad: ['/dashboard'],
  'Kalendár, 600 izieb na 30 dní': [`/tape-chart?from=${day(0)}&to=${day(30)}`],
  Hľadanie: ['/search?q=izba%20577'],
  'Kalendár hosťa na 62 dní': [`/party-days?from=${day(150)}&to=${day(211)}&adults=2`],
  'Voľné izby': [`/availability?from=${day(180)}&to=${day(184)}&adults=2`],
}

/** Main pages of a property with 600 units, 5,000 articles and 20,000 pictures, on the site and in the back office. */
export async function benchLarge(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const site = await startSite(cluster, 'bench_large', fillLarge)
  try {
    const token = await ownerOf(site)
    const figures: Figure[] = []
    for (const path of pages) figures.push(await time(path, site, [path]))
    const headers = { authorization: `Bearer ${token}` }
    for (const [what, calls] of Object.entries(screens)) {
      const addresses = calls.map((call) => `/api${call}`)
      figures.push(await time(what, site, addresses, headers))
    }
    return figures
  } finally {
    await site.close()
    await cluster.stop()
  }
}

async function time(
  what: string,
  { app, forget }: BenchSite,
  addresses: readonly string[],
  headers?: Record<string, string>,
): Promise<Figure> {
  let bytes = 0
  const timing = await timingOf(runs, async () => {
    forget()
    const answers = await Promise.all(addresses.map((url) => app.inject({ url, headers })))
    for (const { statusCode } of answers) assert.equal(statusCode, 200, what)
    bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)
  })
  const value = `${inWords(timing)}, ${(bytes / 1024).toFixed(0)} kB`
  process.stdout.write(`${what}: ${value}\n`)
  return { what, value, bar: `< ${barMs} ms`, holds: timing.typical < barMs }
}
