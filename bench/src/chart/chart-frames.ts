import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { chromium, type Page } from '@playwright/test'
import { median } from '../load/lanes.ts'
import type { Figure } from '../run.ts'
import { calendarGestures } from './calendar-gestures.ts'
import { gestures, goBack, openBoard } from './chart-gestures.ts'
import { openControl, sizeOf } from './frame-control.ts'
import type { Smoothness } from './frame-trace.ts'
import { benchOwner } from '../bench-property.ts'
import { origin, startServer, stays, units } from './frames-server.ts'

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

/** The longest frame of each round, and the number of slow ones. */
function framesText(seen: readonly Smoothness[]): string {
  const sum = (key: 'frames' | 'slowFrames') => seen.reduce((total, one) => total + one[key], 0)
  const each = seen.map(({ longestFrame }) => longestFrame.toFixed(0)).join(', ')
  return `${each}; ${sum('slowFrames')} of ${sum('frames')} over ${barMs} ms`
}
