import pg from 'pg'
import { addDays } from '@dvor/format/days.ts'
import { raiseGate } from '../servers/a-gate.ts'
import { aStay } from '../test-property.ts'
import type { RaceResult } from './race-api.ts'
import { contenders, ordersEach } from './seat-track.ts'
import { startRacers, type RunningRacer } from './start-racers.ts'

/** Moment of the racers. */
export const now = '2027-03-10T09:00:00Z'

/** Racers of a database. @param withoutLocks for controls: programs that take no locks */
export async function nightRacers(
  connection: pg.ClientConfig,
  withoutLocks = false,
): Promise<RunningRacer[]> {
  // Two are enough to show the failure without locks.
  const length = withoutLocks ? 2 : contenders
  return startRacers(Array.from({ length }, () => ({ connection, now, withoutLocks })))
}

/** All racers order the same night at the same moment. */
export async function raceFor(
  who: readonly RunningRacer[],
  unit: string,
  night: string,
): Promise<RaceResult[]> {
  const requests = Array.from({ length: ordersEach }, (_, index) => ({
    stays: [aStay(unit, night, addDays(night, 1))],
    key: `${night}-${index}-${unit}`,
  }))
  const results = await Promise.all(
    who.map((racer, place) =>
      racer.run({ requests: requests.map((request) => ({ ...request, key: `${request.key}-${place}` })) }),
    ),
  )
  return results.flat()
}

/** Orders for one night of racers without locks, two of which stand at its insert before either goes on. */
export async function raceAtInsert(
  connection: pg.ClientConfig,
  unit: string,
  night: string,
): Promise<RaceResult[]> {
  const racers = await nightRacers(connection, true)
  const gate = await raiseGate(connection, 'insert on room_nights')
  const over = raceFor(racers, unit, night)
  await gate.openFor(2)
  const results = await over
  await gate.close()
  for (const racer of racers) await racer.stop()
  return results
}

/** Pairs of stays that share a unit and a night, computed without the table of nights. */
export async function countOverlaps(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ overlaps: number }>(`
    select count(*)::int as overlaps from stays a
    join stays b on a.unit = b.unit and a.id < b.id and a.arrival < b.departure and b.arrival < a.departure
    join reservations ra on ra.id = a.reservation and ra.state = 'confirmed'
    join reservations rb on rb.id = b.reservation and rb.state = 'confirmed'`)
  await client.end()
  return rows[0]?.overlaps ?? -1
}
