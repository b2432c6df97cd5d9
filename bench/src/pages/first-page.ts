import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from '../run.ts'
import { startProduct } from '../load/start-product.ts'

const bars = { first: 15_000, later: 800 }
const port = '3999'

/** From the start of the process to the first whole page: in a new folder with sample content, then again. */
export async function benchFirstPage(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dvor-bench-'))
  try {
    const first = await timeToPage(folder)
    const later = await timeToPage(folder)
    return [
      {
        what: 'fresh folder to first page',
        value: `${first.toFixed(0)} ms`,
        bar: `< ${bars.first} ms`,
        holds: first < bars.first,
      },
      {
        what: 'later start to first page',
        value: `${later.toFixed(0)} ms`,
        bar: `< ${bars.later} ms`,
        holds: later < bars.later,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timeToPage(folder: string): Promise<number> {
  const begin = performance.now()
  const { origin, stop } = await startProduct({ DATA_DIR: folder, PORT: port })
  const page = await fetch(`${origin}/uvod`)
  await page.text()
  const took = performance.now() - begin
  if (page.status !== 200) throw new Error(`/uvod answered ${page.status}`)
  await stop()
  return took
}
