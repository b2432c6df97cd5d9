import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { accountFor } from '@dvor/postgres/account.ts'
import { freePort } from '@dvor/server/testing/free-port.ts'
import { fillUnits } from '../../bench-property.ts'
import { configured } from '../harness/configured.ts'
import { addressOfDatabase, layGroundOver, type Ground } from '../harness/ground.ts'
import { startInstance } from '../harness/instance.ts'
import { createDatabase, storedProperty, unitCount } from '../harness/property.ts'
import { Archive } from './archive.ts'
import { ArchivedPostgres } from './archived-postgres.ts'

/** A property whose database is archived, and what is needed to restore it beside. */
export type ArchivedProperty = Awaited<ReturnType<typeof openArchivedProperty>>

/** Starts a cluster that archives, and the product over it. Its ground is closed by the caller. */
export async function openArchivedProperty() {
  const ground = await layGroundOver(startArchived)
  const served = await serve(ground, ground.database.old, [])
  const units = await fillUnits(ground.pool, unitCount)
  return { ...ground.database, ground, served: { ...served, units } }
}

/** `prepare` makes an empty cluster to restore into. */
async function startArchived(folder: string) {
  const place = join(folder, 'pitr')
  const account = await accountFor(place)
  await mkdir(place, { mode: 0o711 })
  if (account.as) await chown(place, account.as.uid, account.as.gid)
  const archive = new Archive(place, account)
  const { environment } = archive
  const prepare = (name: string) =>
    ArchivedPostgres.prepare({ folder: join(place, name), account, environment })
  const old = await prepare('old')
  await archive.follow(old)
  await old.initialise(await configured('pgbackrest/archive.conf', place))
  await old.start()
  await archive.run('stanza-create')
  await archive.run('check')
  await createDatabase({ ...old.socket, user: 'postgres', database: 'postgres' })
  return { old, archive, prepare, connection: old.connection, stop: () => old.stop() }
}

/** Starts the product over a cluster, with the secret and the file store of the property. */
export async function serve(ground: Ground, { connection }: ArchivedPostgres, units: string[]) {
  const { folder, environment, s3 } = ground
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { ...environment, DATABASE_URL: addressOfDatabase(connection) }
  const { stop } = await startInstance({ folder, environment: own }, url, port)
  return { ...storedProperty(url, units, connection, folder, s3.settings), stop }
}
