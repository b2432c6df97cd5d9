import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { fillUnits } from '../bench-property.ts'
import { gestures, goBack, openChart } from './chart-gestures.ts'
import { addChartStays } from './chart-property.ts'
import { openControl, sizeOf } from './frame-control.ts'
import type { Smoothness } from './frame-trace.ts'
import { median } from '../load/lanes.ts'
import type { Figure } from '../run.ts'
import { serverProgram } from '../load/server-program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = '38977'
const origin = `http://127.0.0.1:${port}`
const owner = { email: 'bench@example.com', password: 'measured with a clock' }
const units = 200
const stays = 3000
const barMs = 50
const rounds = 3

/**
 * Scrolling and dragging on the chart of a large property in a real Chromium, by its own performance trace,
 * alternating with a bare page of the same size, whose times are the machine's own.
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
    const chart = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openChart(chart, origin, owner)
    const bare = await openControl(browser, await sizeOf(chart, units, stays))
    const seen = { chart: [] as Round[], bare: [] as Round[] }
    for (let round = 0; round < rounds; round++) {
      seen.bare.push(await playRound(bare))
      seen.chart.push(await playRound(chart))
    }
    return names.flatMap((name) => figures(name, of(seen.chart, name), of(seen.bare, name)))
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Gesture = keyof typeof gestures
type Round = Record<Gesture, Smoothness>
const names = Object.keys(gestures) as Gesture[]
const of = (played: readonly Round[], name: Gesture) => played.map((round) => round[name])

/** Each gesture once, one after the other. */
async function playRound(page: Page): Promise<Round> {
  await goBack(page)
  const played: Partial<Round> = {}
  for (const name of names) played[name] = await gestures[name](page)
  return played as Round
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

/** The whole product over a database of its own, without sample content. */
async function startServer(cluster: TestCluster, folder: string): Promise<ChildProcess> {
  const connection = await cluster.createDatabase('bench_chart_frames')
  const { host, user, database } = connection
  const server = spawn(process.execPath, serverProgram, {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
      APP_SECRET: 'a secret for benchmarks only, long enough to derive keys from',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SAMPLE_DATA: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const pool = new pg.Pool({ ...connection, max: 2 })
  await fillUnits(pool, units)
  await addChartStays(pool, todayIn(new Date()), units, stays)
  await pool.end()
  return server
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready on') && resolve())
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}
