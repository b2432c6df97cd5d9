import { isFile } from '@dvor/contract/declaration/collection.ts'
import { canSee } from '@dvor/contract/declaration/seen.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { filesJson, type OwnedFile } from '../platform/files/file-queries.ts'
import type { Db } from '../db/database.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import type { ListQuery } from './query.ts'
import type { Registry } from './registry.ts'

/** Rows with their files. */
export interface Owners {
  readonly rows: Row[]
  readonly files: readonly OwnedFile[]
}

/** Result of a list's statement: its rows, their files, and the nested records by field. */
export interface Listed extends Owners {
  readonly related: ReadonlyMap<string, Owners>
}

/** A record that the list's own statement joins to each row. */
export interface Joined {
  readonly key: string
  readonly target: ServerCollection
  readonly on: SQL | undefined
}

/**
 * The relations that a list or a single record shows nested and this caller may see. A table is joined once per statement, under its own
 * name, so that every read rule fits it; further relations to the same table are read afterwards (`present`).
 */
export function joinedRelations(
  registry: Registry,
  { declaration, table, columns }: ServerCollection,
  context: CallContext,
  depth: 'single' | 'list',
): Joined[] {
  const tables = new Set([table])
  return Object.entries(declaration.fields).flatMap(([key, field]) => {
    if (field.kind !== 'relation' || (depth === 'list' && !field.nested)) return []
    if (!canSee(context.actor, field)) return []
    const target = registry.get(field.to)
    const [id, column] = [target?.columns['id'], columns[key]]
    if (!target || !id || !column || tables.has(target.table)) return []
    const rule = target.read(target.columns, context)
    if (rule === false) return []
    tables.add(target.table)
    return [{ key, target, on: and(eq(id, column), rule === true ? undefined : rule) }]
  })
}

/** One row of an answer: its own record, the nested ones by the keys of their relations, and the files of each. */
export type Answered = Readonly<Record<string, unknown>>

const ownKey = 'own record'
const filesOf = (key: string) => `files of ${key}`

/**
 * The single statement of a list: rows of a page, with files and nested records. A later page chooses its rows first,
 * because PostgreSQL otherwise gathers the files of all rows that it skips.
 */
export function listQuery(
  db: Db,
  collection: ServerCollection,
  joined: readonly Joined[],
  where: SQL | undefined,
  order: SQL[],
  { limit, start }: Pick<ListQuery, 'limit' | 'start'>,
) {
  const sources = [{ key: ownKey, target: collection }, ...joined]
  const selected = sources.flatMap(({ key, target }): (readonly [string, PgTable | SQL])[] => [
    [key, target.table],
    ...filesColumn(db, target, filesOf(key)),
  ])
  const select = db.select(Object.fromEntries(selected)).from(collection.table).$dynamic()
  for (const { target, on } of joined) void select.leftJoin(target.table, on)
  const id = collection.columns['id']
  if (start === 0 || !id)
    return select
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(start)
  const page = db
    .select({ id })
    .from(collection.table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(start)
  return select.where(inArray(id, page)).orderBy(...order)
}

function filesColumn(db: Db, { declaration, columns }: ServerCollection, name: string) {
  const { uploadRef, fields } = declaration
  const id = columns['id']
  return uploadRef && id && Object.values(fields).some(isFile)
    ? [[name, filesJson(db, uploadRef, id)] as const]
    : []
}

/** Sorts the answer of `listQuery`. A record that many rows show is taken once. */
export function readListed(answer: readonly Answered[]): Listed {
  const keys = Object.keys(answer[0] ?? {}).filter((name) => name !== ownKey && !name.startsWith(filesOf('')))
  return { ...ownersOf(answer, ownKey), related: new Map(keys.map((key) => [key, ownersOf(answer, key)])) }
}

function ownersOf(answer: readonly Answered[], key: string): Owners {
  const rows = new Map<string, Row>()
  const files: OwnedFile[] = []
  for (const record of answer) {
    const row = record[key] as Row | null
    if (!row || rows.has(row.id)) continue
    rows.set(row.id, row)
    const ownedFiles = (record[filesOf(key)] ?? []) as Omit<OwnedFile, 'refId'>[]
    for (const { field, file } of ownedFiles) files.push({ refId: row.id, field, file })
  }
  return { rows: [...rows.values()], files }
}
