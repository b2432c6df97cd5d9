import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LowestPrice } from '@dvor/contract/pricing/availability.ts'
import { listedPages } from '@dvor/contract/site/site-pages.ts'
import { removalWord } from '@dvor/contract/installation/sample-mode.ts'
import { benchOwner } from '../bench-property.ts'
import { childAge, findSampleStay } from '../journey-cost/sample-stay.ts'
import { startProduct } from '../load/start-product.ts'
import { median } from '../load/lanes.ts'
import type { Figure } from '../run.ts'

const run = promisify(execFile)
/** Fetched by npx into npm's own cache, because it runs rarely and is no dependency of the product. */
const lighthouse = 'lighthouse@13.5.0'
const rounds = 5
const port = '38978'
const origin = `http://127.0.0.1:${port}`
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Hundredths; layout shifts are measured separately. */
const bars: Record<(typeof categories)[number], number> = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/** Milliseconds. */
const largestPaintBar = 1500
const blockedBar = 50

/** A search with its days is kept out of search engines, for which Lighthouse takes points off. */
const isUnlisted = (path: string, category: string) => category === 'seo' && path.includes('?')

/** The part of a Lighthouse report that is read. */
interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
}

/**
 * Lighthouse for phones on the sample property after it has left the sample mode and was opened to search engines. Needs
 * the network for npx, and an idle machine, because the simulated phone multiplies other load.
 */
export async function benchLighthouse(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-lighthouse-'))
  const server = await startProduct({
    PORT: port,
    DATA_DIR: folder,
    SAMPLE_DATA: '1',
    ADMIN_EMAIL: benchOwner.email,
    ADMIN_PASSWORD: benchOwner.password,
  })
  try {
    await openToSearch()
    const figures: Figure[] = []
    for (const path of await pagesToMeasure())
      figures.push(figureOf(path, await reportsOf(origin + path, folder)))
    return figures
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Leaves the sample mode with all content that may be kept as a start, and opens the site to search engines. */
async function openToSearch(): Promise<void> {
  const credentials = { identifier: benchOwner.email, password: benchOwner.password }
  const { accessToken } = (await send('POST', '/auth/local', credentials)) as { accessToken: string }
  await send('POST', '/sample-mode/removal', { confirmation: removalWord, parts: [] }, accessToken)
  await send('PUT', '/site-opening', { open: true, anyway: true }, accessToken)
}

/** Every content page with one address, a unit, an article, and the booking without and with its results. */
async function pagesToMeasure(): Promise<string[]> {
  const wanted = process.argv.slice(3)
  const fixed = listedPages.map(({ path }) => path).filter((path) => !path.includes(':'))
  const all = [...fixed, await unitPath(), await articlePath(), '/rezervacia', await resultsPath()]
  return wanted.length > 0 ? all.filter((path) => wanted.some((part) => path.startsWith(part))) : all
}

async function articlePath(): Promise<string> {
  const answer = await fetch(`${origin}/api/blog-articles?_limit=1`)
  const [article] = (await answer.json()) as { slug: string }[]
  if (!article) throw new Error('the sample property has no article')
  return `/blog/${article.slug}`
}

/** The booking with its results: a weekend of two adults and a child. */
async function resultsPath(): Promise<string> {
  const { from, to } = await findSampleStay(origin)
  return `/rezervacia?from=${from}&to=${to}&adults=2&children=1&age=${childAge}`
}

/** The page of the first unit on the list. */
async function unitPath(): Promise<string> {
  const answer = await fetch(`${origin}/api/lowest-prices`)
  const [unit] = (await answer.json()) as LowestPrice[]
  if (!unit) throw new Error('the sample property has no unit')
  return `/ubytovanie/${unit.slug}`
}

async function send(method: 'POST' | 'PUT', path: string, body: unknown, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function reportsOf(url: string, folder: string): Promise<Report[]> {
  const page = await fetch(url)
  if (page.status !== 200) throw new Error(`${url} answered ${page.status}`)
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++) reports.push(await reportOf(url, folder))
  return reports
}

/** One report; Lighthouse loses the beginning of a trace now and then, and asks to be run again. */
async function reportOf(url: string, folder: string, attempt = 1): Promise<Report> {
  const file = join(folder, 'report.json')
  try {
    await run('npx', ['--yes', lighthouse, url, ...options(file)], {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    })
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } catch (error) {
    if (attempt === 3) throw error
    return reportOf(url, folder, attempt + 1)
  }
}

const options = (file: string) => [
  `--output-path=${file}`,
  '--output=json',
  '--quiet',
  `--only-categories=${categories.join(',')}`,
  '--chrome-flags=--headless=new --no-sandbox',
]

function figureOf(path: string, reports: readonly Report[]): Figure {
  const middle = (read: (report: Report) => number) => median(reports.map(read))
  const scores = categories.map((name) =>
    middle((report) => Math.round((report.categories[name]?.score ?? 0) * 100)),
  )
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN)
  const shift = audit('cumulative-layout-shift')
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
    audit(name).toFixed(0),
  )
  const kilobytes = (type?: string) => (middle((report) => bytesOf(report, type)) / 1000).toFixed(0)
  return {
    what: `${path}: performance, accessibility, best practices, SEO of a phone`,
    value: `${scores.join(' / ')}, shift ${shift.toFixed(3)}, first and largest paint, blocked: ${times.join(', ')} ms; ${kilobytes()} kB, scripts ${kilobytes('Script')}`,
    bar: `≥ ${Object.values(bars).join(' / ')}, shift 0, largest paint ≤ ${largestPaintBar} ms, blocked ≤ ${blockedBar} ms`,
    holds:
      categories.every((name, index) => isUnlisted(path, name) || (scores[index] ?? 0) >= bars[name]) &&
      shift === 0 &&
      audit('largest-contentful-paint') <= largestPaintBar &&
      audit('total-blocking-time') <= blockedBar,
  }
}

/** Transferred bytes, of all or of one type of resource. */
const bytesOf = ({ audits }: Report, type?: string): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => !type || resourceType === type)
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)
