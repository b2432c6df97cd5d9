import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import { integrityViolations, type FileStore } from '../../faults/integrity-violations.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { startFleet } from './fleet.ts'
import type { Ground } from './ground.ts'

/** Enough for all guests of the drills. */
export const unitCount = 400

/** Rows of a statement, over a connection of its own. */
export async function rowsAt<T extends pg.QueryResultRow>(at: pg.ClientConfig, text: string): Promise<T[]> {
  const client = new pg.Client(at)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

/** Makes the application's account and database as the guides do it once, by the superuser's connection. */
export async function createDatabase(superuser: pg.ClientConfig): Promise<void> {
  await rowsAt(superuser, `create role dvor login password 'dvor' in role pg_monitor`)
  await rowsAt(superuser, 'create database dvor owner dvor')
}

/** A property that is served at an address, stored in a database and a folder. */
export const storedProperty = (
  url: string,
  units: string[],
  connection: pg.PoolConfig,
  folder: string,
  store?: FileStore,
): StoredProperty => ({
  url,
  units,
  rows: (text) => rowsAt(connection, text),
  checkIntegrity: () => integrityViolations(connection, folder, store),
})

/** Instances behind nginx over a ground, as deploy/nginx.conf and docs/operating.md describe them, with units. */
export type FleetProperty<Laid extends Ground = Ground> = Awaited<ReturnType<typeof openFleetProperty<Laid>>>

/** Starts the instances on the ground, which is closed with them. */
export async function openFleetProperty<Laid extends Ground>(ground: Laid, instances: number) {
  const fleet = await startFleet(ground, instances)
  const units = await fillUnits(ground.pool, unitCount)
  const { database, folder, s3 } = ground
  const stored = storedProperty(fleet.proxy.url, units, database.connection, folder, s3.settings)
  const close = async () => {
    await fleet.stop()
    await ground.close()
  }
  return { ...stored, ground, fleet, close }
}
