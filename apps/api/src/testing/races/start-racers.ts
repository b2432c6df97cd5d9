import { inject } from 'vitest'
import { openRaceApi, type RaceOrder, type RaceResult, type RacerConfig } from './race-api.ts'
import { startRacer } from './racers.ts'

/** One of several APIs over the same database. */
export interface RunningRacer {
  /** Runs all requests at once. @returns the results when each has its answer */
  run(order: RaceOrder): Promise<RaceResult[]>
  stop(): void | Promise<void>
}

/**
 * APIs that race over one database. In the fast share they are two in the test's own process, each with its own
 * connections: what keeps them apart lies in the database, and starting a process takes ten times as long as an API.
 * With a `TEST_EFFORT` above 1 each is a process.
 */
export function startRacers(configs: readonly RacerConfig[]): Promise<RunningRacer[]> {
  return Promise.all(configs.map(inject('effort') > 1 ? startRacer : openHere))
}

async function openHere(config: RacerConfig): Promise<RunningRacer> {
  const api = await openRaceApi(config)
  return { run: (order) => api.run(order), stop: () => api.close() }
}
