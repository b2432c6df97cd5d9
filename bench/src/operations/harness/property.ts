import pg from 'pg'
import { fillUnits } from '../../bench-property.ts'
import { integrityViolations, type FileStore } from '../../faults/integrity-violations.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { startFleet, type Fleet } from './fleet.ts'
import type { Ground, GroundDatabase } from './ground.ts'

/** Enough for all guests of the drills. */
export const unitCount = 400

/** Rows of a statement, over a connection of its own. */
export async function rowsAt<T extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
): Promise<T[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
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

/** Instances behind nginx over a database, as deploy/nginx.conf and docs/operating.md describe them, with units. */
export interface FleetProperty<Database extends GroundDatabase = GroundDatabase> extends StoredProperty {
  ground: Ground<Database>
  fleet: Fleet
  close(): Promise<void>
}

/** Starts the instances on the ground, which is closed with them. */
export async function openFleetProperty<Database extends GroundDatabase>(
  ground: Ground<Database>,
  instances: number,
): Promise<FleetProperty<Database>> {
  const fleet = await startFleet(ground, instances)
  const units = await fillUnits(ground.pool, unitCount)
  const close = async () => {
    await fleet.stop()
    await ground.close()
  }
  const { database, folder, s3 } = ground
  const stored = storedProperty(fleet.proxy.url, units, database.connection, folder, s3.settings)
  return { ...stored, ground, fleet, close }
}
