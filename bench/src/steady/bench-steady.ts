import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { usageOf } from '../load/process-usage.ts'
import { layGround, type Ground } from '../operations/harness/ground.ts'
import { prepareUnits, startInstance, type Instance } from '../operations/harness/instance.ts'
import type { Figure } from '../run.ts'
import { Owner } from './owner.ts'
import { acts, quantile, type Tally } from './tally.ts'
import type { VisitOrder } from './visitor-client.ts'

const client = fileURLToPath(new URL('visitor-client.ts', import.meta.url))
const minutes = Number(process.env['STEADY_MINUTES'] ?? 90)
const unitCount = 200
const perSecond = 3
const sampleMs = 5000
const parts = 6
/** The most by which the last part may exceed the second one; in the first one caches and pools fill. */
const mostGrowth = 1.1

interface Part {
  tally: Tally
  samples: Sample[]
}

/**
 * Visitors at a rate that the process carries with ease, and an owner at work, for an hour and a half: what is never
 * given back shows as growth. `STEADY_MINUTES` sets another length.
 */
export async function benchSteady(): Promise<Figure[]> {
  const ground = await layGround()
  ground.environment['PAYMENTS_SANDBOX'] = '0'
  try {
    const units = await prepareUnits(ground, unitCount)
    const server = await startInstance(ground, 'http://127.0.0.1')
    const owner = new Owner(server.url)
    owner.start(units[0] ?? '')
    const taken: Part[] = []
    for (let part = 0; part < parts; part++) {
      const seconds = Math.round((minutes * 60) / parts)
      const skip = part * perSecond * seconds
      const order = { url: server.url, perSecond, seconds, units, skip }
      const found = await takePart(ground, server, order)
      print(part, found)
      taken.push(found)
    }
    await owner.stop()
    await server.stop()
    return figuresOf(taken, owner)
  } finally {
    await ground.close()
  }
}

async function takePart(ground: Ground, { pid }: Instance, order: VisitOrder): Promise<Part> {
  const child = fork(client)
  child.send(order)
  const samples: Sample[] = []
  const watch = setInterval(() => {
    void takeSample(pid, ground).then((sample) => samples.push(sample))
  }, sampleMs)
  const [tally] = (await once(child, 'message')) as [Tally]
  clearInterval(watch)
  return { tally, samples }
}

function print(part: number, { tally, samples }: Part): void {
  const rows = acts.map((act) => {
    const { times, refused, errors } = tally[act]
    const first = errors[0] ? ` (${errors[0]})` : ''
    return `${act} ${times.length}, p95 ${quantile(times, 0.95).toFixed(0)} ms, ${refused} refused, ${errors.length} errors${first}`
  })
  console.log(
    `part ${part + 1}: ${textOf(mostOf(samples))}; ${rows.join('; ')}; load ${loadavg()[0]?.toFixed(1)}`,
  )
}

function figuresOf(taken: readonly Part[], owner: Owner): Figure[] {
  const [early, late] = [taken[1], taken.at(-1)].map((part) => mostOf(part?.samples ?? []))
  if (!early || !late) return []
  const done = taken.flatMap(({ tally }) => acts.map((act) => tally[act]))
  const count = done.reduce((sum, { errors }) => sum + errors.length, owner.errors.length)
  const answers = done.reduce((sum, { times }) => sum + times.length, owner.calls)
  const flat = (what: string, of: (sample: Sample) => number, text = (value: number) => `${value}`) => ({
    what: `${what} in the second and in the last sixth of ${minutes} minutes`,
    value: `${text(of(early))}, ${text(of(late))}`,
    bar: `≤ ${((mostGrowth - 1) * 100).toFixed(0)} % more`,
    holds: of(late) <= of(early) * mostGrowth,
  })
  return [
    {
      what: `errors in ${answers} answers`,
      value: `${count} ${owner.errors[0] ?? ''}`,
      bar: '0',
      holds: count === 0,
    },
    flat(
      'memory',
      ({ rss }) => rss,
      (bytes) => `${(bytes / 1e6).toFixed(0)} MB`,
    ),
    flat('handles', ({ handles }) => handles),
    flat('connections to PostgreSQL', ({ connections }) => connections),
  ]
}

/** The use of resources by the server at one moment. */
interface Sample {
  /** Bytes in memory. */
  rss: number
  /** Open files and sockets. */
  handles: number
  /** Connections to PostgreSQL. */
  connections: number
}

async function takeSample(pid: number, { pool }: Ground): Promise<Sample> {
  const [{ rss }, handles, found] = await Promise.all([
    usageOf(pid),
    readdir(`/proc/${pid}/fd`),
    pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name like 'dvor%'`,
    ),
  ])
  return { rss, handles: handles.length, connections: found.rows[0]?.n ?? 0 }
}

/** The most of each over some samples; what is closed at once is not seen, what is never closed is. */
const mostOf = (samples: readonly Sample[]): Sample => ({
  rss: Math.max(...samples.map(({ rss }) => rss)),
  handles: Math.max(...samples.map(({ handles }) => handles)),
  connections: Math.max(...samples.map(({ connections }) => connections)),
})

const textOf = ({ rss, handles, connections }: Sample): string =>
  `${(rss / 1e6).toFixed(0)} MB, ${handles} handles, ${connections} connections`
