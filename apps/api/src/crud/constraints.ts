import { getTableName, sql } from 'drizzle-orm'
import { collections } from '@dvor/contract/collections/index.ts'
import type { FieldIssue, IssueCode } from '@dvor/contract/errors/errors.ts'
import type { DatabaseError } from 'pg'
import type { Db } from '../db/database.ts'
import { postgresError } from '../db/sql-state.ts'
import { ApiError } from '../platform/errors.ts'
import type { ServerCollection } from './define.ts'

/** Properties that identify a constraint. */
type Constrained = Pick<ServerCollection, 'table' | 'columns'>

const uniqueViolation = '23505'
const foreignKeyViolation = '23503'

/** Translates what a constraint refused; undefined for anything that is a fault and not a refusal. */
export async function constraintError(
  db: Db,
  collection: Constrained,
  error: unknown,
): Promise<ApiError | undefined> {
  const refused = postgresError(error)
  if (refused?.code === uniqueViolation)
    return new ApiError('conflict', 'The value is taken', {
      fields: issuesOf(refused, collection, 'not_unique'),
    })
  if (refused?.code !== foreignKeyViolation) return undefined
  if (refused.table === getTableName(collection.table))
    return new ApiError('invalid', 'Some values are not valid', {
      fields: issuesOf(refused, collection, 'not_found'),
    })
  return new ApiError('in_use', 'Other records still point here', {
    details: await countUses(db, collection, refused),
  })
}

/** PostgreSQL names the columns in the detail: `Key (lower(code))=(x) already exists.` */
function issuesOf(refused: DatabaseError, { columns }: Constrained, code: IssueCode): FieldIssue[] {
  const named = /^Key \((.+?)\)=/.exec(refused.detail ?? '')?.[1] ?? ''
  const keys = Object.keys(columns).filter(
    (key) => columns[key] && new RegExp(`\\b${columns[key].name}\\b`).test(named),
  )
  return keys.map((path) => ({ path, code }))
}

export interface Reference extends Record<string, unknown> {
  table: string
  column: string
  /** Effect of a delete: cascade ('c'), set null ('n'), or a refusal ('a', 'r'). */
  onDelete: 'c' | 'n' | 'a' | 'r'
}

export const contentTables = new Set(Object.keys(collections).map((name) => name.replaceAll('-', '_')))

/**
 * Content rows that would be deleted with a record or lose their reference to it, counted by table; without references
 * that refuse the delete anyway.
 */
export async function countParts(
  db: Db,
  collection: Constrained,
  id: string,
): Promise<Record<string, number>> {
  const references = await listReferences(db, collection)
  return countRows(
    db,
    references.filter((reference) => !isRefusing(reference) && contentTables.has(reference.table)),
    id,
  )
}

const isRefusing = ({ onDelete }: Reference): boolean => onDelete === 'a' || onDelete === 'r'

/**
 * The references that a refused delete names for the owner: those of collections, and those that make the database
 * refuse. References that are deleted with the record are left out.
 */
export async function listNamedReferences(db: Db, collection: Constrained): Promise<Reference[]> {
  const references = await listReferences(db, collection)
  return references.filter((reference) => isRefusing(reference) || contentTables.has(reference.table))
}

/** Tables that refer to the record, with the number of rows each; shown to the owner when a delete is refused. */
async function countUses(
  db: Db,
  collection: Constrained,
  refused: DatabaseError,
): Promise<Record<string, number>> {
  const id = /=\(([0-9a-f-]{36})\)/.exec(refused.detail ?? '')?.[1]
  if (!id) return {}
  return countRows(db, await listNamedReferences(db, collection), id)
}

const listReferences = (db: Db, { table }: Constrained): Promise<Reference[]> =>
  listReferencesTo(db, getTableName(table))

/** The references of all tables to a table. */
export async function listReferencesTo(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype as "onDelete"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`)
  return rows
}

async function countRows(
  db: Db,
  references: readonly Reference[],
  id: string,
): Promise<Record<string, number>> {
  const uses: Record<string, number> = {}
  for (const { table, column } of references) {
    const counted = await db.execute<{ value: number }>(
      sql`select count(*)::int as value from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`,
    )
    const value = counted.rows[0]?.value ?? 0
    if (value > 0) uses[table] = (uses[table] ?? 0) + value
  }
  return uses
}
