import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { fileAreas, openPlainStore } from '../../platform/files/open-file-store.ts'
import { OperationRefused } from '../../db/operation-refused.ts'
import type { InstallationStores } from './make-backup.ts'

/** Whether the place of a restore already has tables, or files where the restore includes them. */
export async function isOccupied(
  client: ClientBase,
  property: InstallationStores | undefined,
): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e') limit 1`,
  )
  if (rows.length > 0) return true
  if (!property) return false
  for (const area of fileAreas) {
    for await (const file of openPlainStore(property.dataDir, property.s3, area).list()) if (file) return true
  }
  return false
}

/** Tries, and milliseconds between them: PostgreSQL ends the connections of a program that was just stopped with a delay. */
const goneWithin = { tries: 20, everyMs: 100 }

/**
 * Refuses a restore while other programs work on the database, because it would change the data of a running property.
 * The process's own claim of DATA_DIR does not count. @throws OperationRefused when others work on the database
 */
export async function refuseOthers(client: ClientBase): Promise<void> {
  let others = await countOthers(client)
  for (let triesLeft = goneWithin.tries; others > 0 && triesLeft > 0; triesLeft--) {
    await wait(goneWithin.everyMs)
    others = await countOthers(client)
  }
  if (others > 0)
    throw new OperationRefused(
      `The database is in use (${others} other ${others === 1 ? 'connection' : 'connections'}); stop the server first`,
    )
}

async function countOthers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name not like 'dvor process %'
       and backend_type = 'client backend'`,
  )
  return rows[0]?.others ?? 0
}

/**
 * Removes the tables of the property, inside the caller's transaction; tables of other programs in this database stay.
 */
export async function clearTables(client: ClientBase): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists drizzle cascade')
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop %s if exists public.%I cascade', case relkind when 'S' then 'sequence' else 'table' end, relname) as drop
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
       and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype in ('e', 'i'))`,
  )
  for (const { drop } of rows) await client.query(drop)
  const functions = await client.query<{ drop: string }>(
    `select format('drop function if exists %s cascade', oid::regprocedure) as drop
     from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')`,
  )
  for (const { drop } of functions.rows) await client.query(drop)
}
