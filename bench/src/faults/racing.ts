import type { RaceCall, RaceOrder, RaceResult, RacerConfig } from '@dvor/api/testing/races/race-api.ts'
import { setUpGate } from '@dvor/api/testing/races/gate.ts'
import { startRacer } from '@dvor/api/testing/races/racers.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import type pg from 'pg'
import { benchSecret, buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Findings } from './fault.ts'
import { integrityViolations } from './integrity-violations.ts'

const processes = 4

/** Protections that are removed on purpose, for a control. */
export interface Broken {
  racers?: Partial<Pick<RacerConfig, 'withoutLocks' | 'withoutGuards' | 'withoutStateCheck'>>
  /** Statements that drop a constraint. */
  statements?: string[]
  /**
   * A kind of write before which this number of transactions wait for each other, so that the race happens every time.
   */
  gate?: { write: string; size: number }
}

export interface RaceGround extends Pick<BenchProperty, 'pool' | 'units' | 'app' | 'api'> {
  /** All requests at the same moment, spread over the processes. */
  race(requests: readonly RaceOrder['requests'][number][]): Promise<RaceResult[]>
  /** The same with any calls; each process makes all of them. */
  call(calls: RaceCall[]): Promise<RaceResult[]>
  /** Each process makes calls of its own. */
  each(calls: readonly RaceCall[][]): Promise<RaceResult[]>
  checkIntegrity(): Promise<string[]>
}

/** A property whose API runs in four processes over one database; closed after the work. */
export async function onRaceGround(
  units: number,
  broken: Broken,
  work: (ground: RaceGround) => Promise<Findings>,
  /** Minutes by which the last process's clock is ahead, so that deadlines are over there. */
  lastAheadBy = 0,
): Promise<Findings> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'race', units)
  const connection: pg.ClientConfig = { ...cluster.connection, database: 'race' }
  for (const statement of broken.statements ?? []) await property.pool.query(statement)
  const config = { connection, appSecret: benchSecret, withoutLocks: false, ...broken.racers }
  // A little ahead of this process, whose signatures would otherwise be in their future.
  const now = Date.now() + 5 * 60_000
  const momentOf = (index: number) => now + (index === processes - 1 ? lastAheadBy * 60_000 : 0)
  const racers = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      startRacer({ ...config, now: new Date(momentOf(index)).toISOString() }),
    ),
  )
  /** The gate is set up at the beginning of the race; the preparing calls pass before. */
  const gated = async (start: () => Promise<RaceResult[][]>) => {
    if (!broken.gate) return (await start()).flat()
    const gate = await setUpGate(connection, broken.gate.write)
    const over = start()
    await gate.openFor(broken.gate.size)
    const results = (await over).flat()
    await gate.close()
    return results
  }
  try {
    return await work({
      ...property,
      race: (requests) =>
        gated(() =>
          Promise.all(
            racers.map((racer, process) =>
              racer.run({ requests: requests.filter((_, index) => index % processes === process) }),
            ),
          ),
        ),
      call: (calls) => gated(() => Promise.all(racers.map((racer) => racer.run({ requests: [], calls })))),
      each: (calls) =>
        gated(() =>
          Promise.all(racers.map((racer, index) => racer.run({ requests: [], calls: calls[index] ?? [] }))),
        ),
      checkIntegrity: () => integrityViolations(connection, '/nonexistent'),
    })
  } finally {
    for (const racer of racers) racer.stop()
    await property.close()
    await cluster.stop()
  }
}

/** Whether exactly this number won, and all others were refused properly. */
export function faultsOfRace(results: readonly RaceResult[], winners: number): Findings {
  const won = results.filter(({ status }) => status === 200).length
  const violations = won === winners ? [] : [`${won} won where ${winners} could`]
  return { violations: [...violations, ...strangeAnswers(results)], worstMs: worstOf(results) }
}

/** Answers that are neither the order nor its proper refusal. */
export function strangeAnswers(results: readonly RaceResult[]): string[] {
  return results.flatMap(({ status }) => (status === 200 || status === 409 ? [] : [`an answer of ${status}`]))
}

export const worstOf = (results: readonly RaceResult[]): number => Math.max(0, ...results.map(({ ms }) => ms))
