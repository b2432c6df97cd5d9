import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from '@dvor/postgres/account.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { configured } from '../harness/configured.ts'
import { addressOfDatabase, layGroundOver, type Ground, type GroundDatabase } from '../harness/ground.ts'
import { startInstance } from '../harness/instance.ts'
import { storedProperty, unitCount } from '../harness/property.ts'
import { Archive } from './archive.ts'
import { ArchivedPostgres } from './archived-postgres.ts'

/** The product over one cluster. */
export interface Served extends StoredProperty {
  stop(): Promise<void>
}

/** A cluster that is archived, and what is needed to restore it beside. */
interface ArchivedDatabase extends GroundDatabase {
  old: ArchivedPostgres
  archive: Archive
  /** An empty cluster to restore into. */
  prepare(name: string): Promise<ArchivedPostgres>
}

/** The property whose database is archived. */
export interface ArchivedProperty extends ArchivedDatabase {
  ground: Ground
  served: Served
}

/** Starts a cluster that archives, and the product over it. Its ground is closed by the caller. */
export async function openArchivedProperty(): Promise<ArchivedProperty> {
  const ground = await layGroundOver(startArchived)
  const served = await serve(ground, ground.database.old, [])
  const units = await fillUnits(ground.pool, unitCount)
  return { ...ground.database, ground, served: { ...served, units } }
}

async function startArchived(folder: string): Promise<ArchivedDatabase> {
  const place = join(folder, 'pitr')
  const account = await accountFor(place)
  await mkdir(place, { mode: 0o711 })
  if (account.as) await chown(place, account.as.uid, account.as.gid)
  const archive = new Archive(place, account)
  const prepare = (name: string) => ArchivedPostgres.prepare(join(place, name), account, archive.environment)
  const old = await prepare('old')
  await archive.follow(old)
  await old.initialise(await configured('pgbackrest/archive.conf', place))
  await old.start()
  await archive.run('stanza-create')
  await archive.run('check')
  // As the guide does it once.
  await old.rows(`create role dvor login password 'dvor' in role pg_monitor`)
  await old.rows('create database dvor owner dvor')
  return { old, archive, prepare, connection: old.connection, stop: () => old.stop() }
}

/** Starts the product over a cluster, with the secret and the file store of the property. */
export async function serve(
  { folder, environment, s3 }: Ground,
  { connection }: ArchivedPostgres,
  units: string[],
): Promise<Served> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { ...environment, DATABASE_URL: addressOfDatabase(connection) }
  const instance = await startInstance({ folder, environment: own }, url, port)
  return { ...storedProperty(url, units, connection, folder, s3.settings), stop: () => instance.stop() }
}
