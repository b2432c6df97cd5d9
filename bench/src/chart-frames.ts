import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import pg from 'pg'
import { fillUnits } from './bench-house.ts'
import { addChartStays } from './chart-house.ts'
import { traceFrames, type Smoothness } from './frame-trace.ts'
import type { Figure } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = '38977'
const origin = `http://127.0.0.1:${port}`
const owner = { email: 'bench@example.com', password: 'measured with a clock' }
const units = 200
const stays = 3000
const barMs = 50

/** Scrolling and dragging on the chart of a large house in a real Chromium, by its own performance trace. */
export async function benchChartFrames(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const folder = await mkdtemp(join(tmpdir(), 'dvor-bench-'))
  const server = await startServer(cluster, folder)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openChart(page)
    return [
      ...figures('scrolling down', await traceFrames(page, (session) => scroll(session, 0, -5000))),
      ...figures('panning', await traceFrames(page, (session) => scroll(session, -1200, 0))),
      ...figures('dragging a stay', await traceFrames(page, () => dragStay(page))),
    ]
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await once(server, 'exit')
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function figures(what: string, seen: Smoothness): Figure[] {
  const { longestTask, longestWork, frames, longestFrame } = seen
  const whole = `${what}, ${units} units × 90 days, ${stays} stays`
  return [
    {
      what: `${whole}: longest task`,
      value: `${longestWork.toFixed(1)} ms of work (${longestTask.toFixed(1)} ms by the clock)`,
      bar: `< ${barMs} ms of work`,
      holds: longestWork < barMs,
    },
    {
      what: `${whole}: longest of ${frames} frames`,
      value: `${longestFrame.toFixed(1)} ms`,
      bar: `< ${barMs} ms`,
      holds: frames > 10 && longestFrame < barMs,
    },
  ]
}

/** The whole product over a database of its own, without sample content. */
async function startServer(cluster: TestCluster, folder: string): Promise<ChildProcess> {
  const connection = await cluster.createDatabase('bench_chart_frames')
  const { host, user, database } = connection
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
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

async function openChart(page: Page): Promise<void> {
  await page.goto(`${origin}/login?to=${encodeURIComponent('/calendar?days=90')}`)
  await page.getByLabel('Meno alebo e-mail').fill(owner.email)
  await page.getByLabel('Heslo', { exact: true }).fill(owner.password)
  // The neighbouring windows are fetched ahead, and once the live stream is open all is read anew: that is over before
  // anything is measured.
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await live
  await page.waitForLoadState('load')
  await page.waitForTimeout(3000)
}

/** A gesture of the browser itself, as a wheel or a touchpad makes it. */
async function scroll(session: CDPSession, xDistance: number, yDistance: number): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 800, y: 600, xDistance, yDistance, speed: 2400 })
}

/** Carries a stay over the board, as fast as the pointer's events come. */
async function dragStay(page: Page): Promise<void> {
  const bars = page.locator('[data-occupant=stay]')
  const boxes = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()))
  const box = boxes.find(
    ({ left, top, width }) => left > 600 && left < 900 && top > 420 && top < 600 && width > 80,
  )
  if (!box) throw new Error('no stay in the middle of the screen')
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 90; step++) {
    await page.mouse.move(x + Math.sin(step / 9) * 240, y + Math.cos(step / 14) * 150 - 150)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}
