import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { day } from '../growth/screens.ts'
import { rateOf } from '../load/lanes.ts'
import { usageOf } from '../load/process-usage.ts'
import { sampleContent, startProduct, type Product } from '../load/start-product.ts'
import type { Figure } from '../run.ts'

const megabyte = 2 ** 20
/** Bytes. */
const bars = { atRest: 150 * megabyte, underLoad: 300 * megabyte }
const searches = 600
const connections = 8
const restMs = 30_000
const port = '3999'

/** Memory of the process with the sample content after a later start: at rest, after searches with dates, and half a minute later. */
export async function benchMemory(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-memory-'))
  const settings = { ...sampleContent, PORT: port, DATA_DIR: folder }
  // The start that fills in the sample content has loaded what fills it in, and draws its pictures.
  await (await startProduct(settings)).stop()
  const product = await startProduct(settings)
  try {
    for (const path of ['/uvod', '/ubytovanie', '/cennik', '/rezervacia']) await open(product, path)
    await delay(restMs)
    const atRest = await memoryOf(product)
    await rateOf(searches, connections, (index) => search(product, index))
    const underLoad = await memoryOf(product)
    await delay(restMs)
    return [
      figure('memory at rest', atRest, bars.atRest),
      figure(`… after ${searches} searches with dates`, underLoad, bars.underLoad),
      figure('… half a minute later', await memoryOf(product), bars.underLoad),
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const memoryOf = async ({ pid }: Product): Promise<number> => (await usageOf(pid)).rss

async function search(product: Product, index: number): Promise<void> {
  const from = 30 + (index % 150)
  const adults = 1 + (index % 3)
  await open(product, `/rezervacia?from=${day(from)}&to=${day(from + 2)}&adults=${adults}`)
}

async function open({ origin }: Product, path: string): Promise<void> {
  const page = await fetch(origin + path)
  await page.text()
  // In a rush some visitors get the waiting page; another status is an error.
  if (page.status !== 200 && page.status !== 503) throw new Error(`${path} answered ${page.status}`)
}

const figure = (what: string, bytes: number, bar: number): Figure => ({
  what,
  value: `${(bytes / megabyte).toFixed(0)} MB`,
  bar: `≤ ${bar / megabyte} MB`,
  holds: bytes <= bar,
})
