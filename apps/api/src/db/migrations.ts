import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { OperationRefused } from './operation-refused.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** One step of the schema, as a database remembers it. */
export interface AppliedMigration {
  /** SHA-256 of its file. */
  readonly hash: string
  /** When it was written, in milliseconds: steps are applied in this order. */
  readonly madeAt: number
}

export interface Migration extends AppliedMigration {
  readonly statements: readonly string[]
}

/** The schema's steps that this program knows, oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql }) => ({
    hash,
    madeAt: folderMillis,
    statements: sql,
  }))
}

/** The steps that a database has behind it, oldest first; none in an empty one. */
export async function listApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!known.rows[0]?.name) return []
  const { rows } = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash, created_at }) => ({ hash, madeAt: Number(created_at) }))
}

/**
 * An older program must not work on a newer schema: it would write rows that the newer one does not understand.
 * @throws OperationRefused when `applied` goes beyond what this program knows
 */
export function refuseNewer(
  what: string,
  applied: readonly AppliedMigration[],
  known = listMigrations(),
): void {
  const newest = known.at(-1)?.madeAt ?? 0
  const beyond = applied.filter(({ madeAt }) => madeAt > newest).length
  if (beyond === 0) return
  const steps = beyond === 1 ? '1 migration' : `${beyond} migrations`
  throw new OperationRefused(
    `${what} belongs to a newer version of this program (${steps} ahead); update the program`,
  )
}

/** Takes steps inside the caller's transaction and writes them down where Drizzle's own tools look for them. */
export async function applyMigrations(client: ClientBase, steps: readonly Migration[]): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { statements, hash, madeAt } of steps) {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      madeAt,
    ])
  }
}
