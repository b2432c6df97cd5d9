import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from '@dvor/postgres/account.ts'
import { fillUnits } from '../../bench-property.ts'
import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { integrityViolations } from '../../faults/integrity-violations.ts'
import { configured } from '../harness/configured.ts'
import { addressOfDatabase, layGround, type Ground } from '../harness/ground.ts'
import { startInstance } from '../harness/instance.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { Archive } from './archive.ts'
import { ArchivedPostgres } from './archived-postgres.ts'

const unitCount = 400

/** The product over one cluster. */
export interface Served extends StoredProperty {
  stop(): Promise<void>
}

/** The property whose database is archived, and what is needed to restore it beside. */
export interface ArchivedProperty {
  ground: Ground
  old: ArchivedPostgres
  archive: Archive
  units: string[]
  served: Served
  /** An empty cluster to restore into. */
  prepare(name: string): Promise<ArchivedPostgres>
  close(): Promise<void>
}

/** Starts a cluster that archives, and the product over it. */
export async function openArchivedProperty(): Promise<ArchivedProperty> {
  const made: { old: ArchivedPostgres; archive: Archive; prepare: ArchivedProperty['prepare'] }[] = []
  const ground = await layGround(async (folder) => {
    const one = await startArchived(folder)
    made.push(one)
    return { connection: one.old.connection, stop: () => one.old.stop() }
  })
  const [one] = made
  if (!one) throw new Error('there is no cluster')
  const started = await serve(ground, one.old, [])
  const units = await fillUnits(ground.pool, unitCount)
  return { ...one, ground, units, served: { ...started, units }, close: () => ground.close() }
}

async function startArchived(folder: string) {
  const place = join(folder, 'pitr')
  const account = await accountFor(place)
  await mkdir(place, { mode: 0o711 })
  if (account.as) await chown(place, account.as.uid, account.as.gid)
  const archive = new Archive(place, account)
  const prepare = (name: string) => ArchivedPostgres.prepare(join(place, name), account, archive.environment)
  const old = await prepare('old')
  await archive.configure(old)
  await configured('pgbackrest/archive.conf', place, [])
  await old.initialise(join(place, 'archive.conf'))
  await old.start()
  await archive.run('stanza-create')
  await archive.run('check')
  await old.createDatabase()
  return { old, archive, prepare }
}

/** Starts the product over a cluster, with the secret and the file store of the property. */
export async function serve(ground: Ground, cluster: ArchivedPostgres, units: string[]): Promise<Served> {
  const { connection } = cluster
  const environment = { ...ground.environment, DATABASE_URL: addressOfDatabase(connection) }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const instance = await startInstance({ folder: ground.folder, environment }, url, port)
  return {
    url,
    units,
    rows: (text) => cluster.rows(text, 'dvor'),
    checkIntegrity: () => integrityViolations(connection, ground.folder),
    stop: () => instance.stop(),
  }
}
