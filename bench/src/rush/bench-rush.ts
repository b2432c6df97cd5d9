import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { prepareUnits } from './prepare-units.ts'
import { ask } from '../instances/ask.ts'
import { delay } from '../instances/checked.ts'
import { layGround, type Ground } from '../instances/ground.ts'
import { startInstance, type Instance } from '../instances/instance.ts'
import { usageOf } from '../load/process-usage.ts'
import type { Figure } from '../run.ts'
import type { RushOrder } from './rush-client.ts'
import { acts, quantile, type Tally } from './tally.ts'

const client = fileURLToPath(new URL('rush-client.ts', import.meta.url))
const unitCount = 60
const seconds = 10
/** Visitors a second: a newsletter to 20,000 people brings some 20 in its busiest minute. */
const rates = [5, 10, 20, 40, 80, 160, 160]
const recoveryLimitMs = 10_000
/** The same rush once more takes hardly more memory, or it would grow without end. */
const mostGrowth = 1.15

interface Step {
  perSecond: number
  tally: Tally
  /** Processor time (ms) of the server for each visitor. */
  work: number
  rss: number
}

/** Ever more visitors come to one process, until they wait, and twice as many; then the same without the waiting page. */
export async function benchRush(): Promise<Figure[]> {
  const ground = await layGround()
  ground.environment['PAYMENTS_SANDBOX'] = '0'
  try {
    const units = await prepareUnits(ground, unitCount)
    const server = await startInstance(ground, 'http://127.0.0.1')
    const steps: Step[] = []
    let skip = 0
    for (const perSecond of rates) {
      steps.push(await takeStep(server, { url: server.url, perSecond, seconds, units, skip }))
      skip += perSecond * seconds
    }
    const recoveryMs = await untilServed(server.url)
    await server.stop()
    const control = await runControl(ground, units, skip)
    return figuresOf(steps, recoveryMs, control)
  } finally {
    await ground.close()
  }
}

/** The highest rate on a process that lets everybody in. */
async function runControl(ground: Ground, units: string[], skip: number): Promise<Step> {
  ground.environment['WAITING_PAGE'] = '0'
  const open = await startInstance(ground, 'http://127.0.0.1')
  const perSecond = rates.at(-1) ?? 0
  return takeStep(open, { url: open.url, perSecond, seconds, units, skip }).finally(() => open.stop())
}

async function takeStep(server: Instance, order: RushOrder): Promise<Step> {
  const before = await usageOf(server.pid)
  const child = fork(client)
  child.send(order)
  let rss = 0
  const watch = setInterval(() => {
    void usageOf(server.pid).then((usage) => (rss = Math.max(rss, usage.rss)))
  }, 250)
  const [tally] = (await once(child, 'message')) as [Tally]
  clearInterval(watch)
  const after = await usageOf(server.pid)
  const step = { perSecond: order.perSecond, tally, rss, work: (after.ms - before.ms) / tally.visitors }
  print(step)
  return step
}

function print({ perSecond, tally, work, rss }: Step): void {
  const row = (act: (typeof acts)[number]) => {
    const { times, refused, errors } = tally[act]
    return `${times.length} ok, p95 ${quantile(times, 0.95).toFixed(0)} ms${refused ? `, ${refused} waiting` : ''}${errors.length ? `, ${errors.length} errors (${errors[0]})` : ''}`
  }
  console.log(
    `${perSecond} visitors/s: ${acts.map((act) => `${act}: ${row(act)}`).join('; ')}; let in after waiting ${tally.letIn}, gave up ${tally.gaveUp}; ${work.toFixed(1)} ms of work each, ${(rss / 1e6).toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** Milliseconds until a new visitor's search is answered at once, three times in a row. */
async function untilServed(url: string): Promise<number> {
  const begun = performance.now()
  let inRow = 0
  while (inRow < 3 && performance.now() - begun < recoveryLimitMs * 3) {
    const asked = performance.now()
    const { status } = await ask(`${url}/rezervacia?krok=2&prichod=2030-01-01&odchod=2030-01-04&dospeli=2`)
    inRow = status === 200 && performance.now() - asked < 1000 ? inRow + 1 : 0
    await delay(100)
  }
  return performance.now() - begun
}

function figuresOf(steps: Step[], recoveryMs: number, control: Step): Figure[] {
  const served = steps.filter(({ tally }) => tally.search.refused === 0)
  const beyond = steps.filter(({ tally }) => tally.search.refused > 0)
  const errors = (step: Step) => acts.flatMap((act) => step.tally[act].errors)
  const late = (step: Step) => quantile([...step.tally.hold.times, ...step.tally.order.times], 0.95)
  const refusedOrders = steps.reduce((sum, { tally }) => sum + tally.order.refused + tally.hold.refused, 0)
  const worst = beyond.findLast(({ tally }) => tally.hold.times.length > 0)
  const [first = 0, again = 0] = steps.slice(-2).map((step) => step.rss)
  const figure = (what: string, value: string, bar: string, holds: boolean) => ({ what, value, bar, holds })
  return [
    figure('visitors a second without waiting', `${served.at(-1)?.perSecond ?? 0}`, '≥ 5', served.length > 0),
    figure('work of the server for a visitor', `${served.at(-1)?.work.toFixed(1)} ms`, '–', true),
    figure(
      'answers other than the wanted one or a calm refusal',
      `${steps.flatMap(errors).length}`,
      '0',
      steps.flatMap(errors).length === 0,
    ),
    figure('holds and orders refused', `${refusedOrders}`, '0', refusedOrders === 0),
    figure(
      'p95 of holds and orders beyond capacity, and without the waiting page',
      worst ? `${late(worst).toFixed(0)} ms, ${late(control).toFixed(0)} ms` : 'not reached',
      'less',
      worst !== undefined && late(worst) < late(control),
    ),
    figure(
      'memory in the largest rush, and once more',
      `${(first / 1e6).toFixed(0)} MB, ${(again / 1e6).toFixed(0)} MB`,
      `≤ ${((mostGrowth - 1) * 100).toFixed(0)} % more`,
      again <= first * mostGrowth,
    ),
    figure(
      'a new visitor is served again after',
      `${(recoveryMs / 1000).toFixed(1)} s`,
      '≤ 10 s',
      recoveryMs <= recoveryLimitMs,
    ),
  ]
}
