import { todayIn } from '@dvor/format/instants.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { median } from '../load/lanes.ts'
import { startProduct, type Product } from '../load/start-product.ts'
import type { Figure } from '../run.ts'
import { gestures, goBack, openBoard, scroll } from './chart-gestures.ts'
import { addChartStays } from './chart-property.ts'
import { openControl, sizeOf } from './frame-control.ts'
import { traceFrames, type Smoothness } from './frame-trace.ts'
import { benchOwner, benchSecret, fillUnits } from '../bench-property.ts'

const port = '38977'

const origin = `http://127.0.0.1:${port}`

const units = 200

const stays = 3000

/** Actions of a person on the price calendar, each traced by itself. */
const calendarGestures = {
  'scrolling down': (page: Page) => traceFrames(page, (session) => scroll(session, 0, -5000)),
  panning: (page: Page) => traceFrames(page, (session) => scroll(session, -1200, 0)),
  painting: (page: Page) => traceFrames(page, () => paint(page)),
} satisfies Record<string, (page: Page) => Promise<Smoothness>>

/** Sizes of the grid in pixels, and the steps in which the rectangle grows before it shrinks again. */
const [dayWidth, rowHeight, steps] = [50, 46, 7]

const barMs = 50
const rounds = 3

/**
 * Scrolling and dragging on the chart, and scrolling and painting on the price calendar, of a large property in a real
 * Chromium, by its own performance trace, alternating with a bare page of the same size, whose times are the machine's
 * own.
 */
export async function benchChartFrames(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'dvor-bench-'))
  const server = await startServer(cluster, folder)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const chart = await openBoard(
      browser,
      `${origin}/login?to=${encodeURIComponent('/calendar?days=90')}`,
      benchOwner,
    )
    const found = await compare('chart', chart, gestures)
    await chart.close()
    const path = encodeURIComponent('/price-calendar?days=90')
    const calendar = await openBoard(browser, `${origin}/login?to=${path}`, benchOwner)
    return [...found, ...(await compare('price calendar', calendar, calendarGestures))]
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Paints a rectangle that grows and shrinks, as fast as the pointer's events come. Each event lies on another day: one
 * that stays on its day has nothing to draw, and the wait for the next change would count as a slow frame.
 */
async function paint(page: Page): Promise<void> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('no grid on the screen')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 90; step++)
    await page.mouse.move(x + there(step) * dayWidth, y + there(step) * rowHeight)
  await page.mouse.up()
  await page.getByRole('grid').press('Escape')
}

/** Steps from the start: up to `steps`, then back. */
function there(step: number): number {
  const place = step % (2 * steps)
  return place <= steps ? place : 2 * steps - place
}

type Gestures = Readonly<Record<string, (page: Page) => Promise<Smoothness>>>
type Round = Record<string, Smoothness>

/** The gestures on a board, alternating with the same ones on a bare page. */
async function compare(board: string, page: Page, played: Gestures): Promise<Figure[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser to measure in')
  const bare = await openControl(browser, await sizeOf(page, units, stays))
  const seen = { board: [] as Round[], bare: [] as Round[] }
  for (let round = 0; round < rounds; round++) {
    seen.bare.push(await playRound(bare, gestures))
    seen.board.push(await playRound(page, played))
  }
  await bare.close()
  const controls = Object.keys(gestures)
  return Object.keys(played).flatMap((name, index) =>
    figures(`${board}: ${name}`, of(seen.board, name), of(seen.bare, controls[index] ?? '')),
  )
}

const of = (played: readonly Round[], name: string) =>
  played.flatMap((round) => (round[name] ? [round[name]] : []))

/** Each gesture once, one after the other. */
async function playRound(page: Page, played: Gestures): Promise<Round> {
  await goBack(page)
  const round: Round = {}
  for (const [name, play] of Object.entries(played)) round[name] = await play(page)
  return round
}

function figures(what: string, chart: Smoothness[], bare: Smoothness[]): Figure[] {
  const whole = `${what}, ${units} units × 90 days, ${stays} stays`
  const [work, clock] = [chart.map((one) => one.longestWork), chart.map((one) => one.longestTask)]
  const longest = median(chart.map((one) => one.longestFrame))
  return [
    {
      what: `${whole}: longest task of a round`,
      value: `${median(work).toFixed(1)} ms of work (${median(clock).toFixed(1)} ms by the clock)`,
      bar: `< ${barMs} ms of work`,
      holds: median(work) < barMs,
    },
    {
      what: `${whole}: longest frame of a round`,
      value: `${longest.toFixed(1)} ms (${framesText(chart)}); the bare page ${framesText(bare)}`,
      bar: `< ${barMs} ms`,
      holds: chart.every(({ frames }) => frames > 10) && longest < barMs,
    },
  ]
}

/** The whole product over a database of its own, without sample content. */
async function startServer(cluster: TestCluster, folder: string): Promise<Product> {
  const connection = await cluster.createDatabase('bench_chart_frames')
  const { host, user, database } = connection
  const server = await startProduct({
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
    APP_SECRET: benchSecret,
    ADMIN_EMAIL: benchOwner.email,
    ADMIN_PASSWORD: benchOwner.password,
    SAMPLE_DATA: '0',
  })
  const pool = new pg.Pool({ ...connection, max: 2 })
  await fillUnits(pool, units)
  await addChartStays(pool, todayIn(new Date()), units, stays)
  await pool.end()
  return server
}

/** The longest frame of each round, and the number of slow ones. */
function framesText(seen: readonly Smoothness[]): string {
  const sum = (key: 'frames' | 'slowFrames') => seen.reduce((total, one) => total + one[key], 0)
  const each = seen.map(({ longestFrame }) => longestFrame.toFixed(0)).join(', ')
  return `${each}; ${sum('slowFrames')} of ${sum('frames')} over ${barMs} ms`
}
