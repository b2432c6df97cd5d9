import { isFile } from '@dvor/contract/declaration/collection.ts'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { filesJson, type OwnedFile } from '../platform/files/file-queries.ts'
import { isAdmin } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import type { ListQuery } from './query.ts'
import type { Registry } from './registry.ts'
import { rowReader, type Answered, type Selected } from './row-reader.ts'

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
  const taken = new Set([table])
  return Object.entries(declaration.fields).flatMap(([key, field]) => {
    if (field.kind !== 'relation' || (depth === 'list' && !field.nested)) return []
    if (field.adminOnly && !isAdmin(context.actor)) return []
    const target = registry.get(field.to)
    const [id, own] = [target?.columns['id'], columns[key]]
    if (!target || !id || !own || taken.has(target.table)) return []
    const rule = target.access.read(target.columns, context)
    if (rule === false) return []
    taken.add(target.table)
    return [{ key, target, on: and(eq(id, own), rule === true ? undefined : rule) }]
  })
}

const related = (index: number) => `related_${index}`
const filesOfRelated = (index: number) => `files_of_${index}`

/**
 * The single statement of a list: rows of a page, with files and nested records, and what it selects. A later page
 * chooses its rows first, because PostgreSQL otherwise gathers the files of all rows that it skips.
 */
export function listQuery(
  db: Db,
  collection: ServerCollection,
  joined: readonly Joined[],
  where: SQL | undefined,
  order: SQL[],
  { limit, start }: Pick<ListQuery, 'limit' | 'start'>,
) {
  const brought = joined.flatMap(({ target }, index) => [
    [related(index), target.table] as const,
    ...filesColumn(db, target, filesOfRelated(index)),
  ])
  const selected: Selected = {
    row: collection.table,
    ...Object.fromEntries([...filesColumn(db, collection, 'files'), ...brought]),
  }
  const select = db.select(selected).from(collection.table).$dynamic()
  for (const { target, on } of joined) void select.leftJoin(target.table, on)
  const id = collection.columns['id']
  if (start === 0 || !id) {
    void select
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(start)
    return { select, selected }
  }
  const page = db
    .select({ id })
    .from(collection.table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(start)
  void select.where(inArray(id, page)).orderBy(...order)
  return { select, selected }
}

/** Prepares the statement of `listQuery` under a name; an empty one is for a single use. */
export function prepareList(db: Db, { select, selected }: ReturnType<typeof listQuery>, name: string) {
  const { session } = db._
  return session.prepareQuery<{ execute: Answered[]; all: never; values: never }>(
    select.toSQL(),
    undefined,
    name,
    true,
    rowReader(selected),
  )
}

function filesColumn(db: Db, { declaration, columns }: ServerCollection, name: string) {
  const { uploadRef, fields } = declaration
  const id = columns['id']
  return uploadRef && id && Object.values(fields).some(isFile)
    ? [[name, filesJson(db, uploadRef, id)] as const]
    : []
}

/** Sorts the answer of `prepareList`. A record that many rows show is taken once. */
export function readListed(joined: readonly Joined[], answer: readonly Answered[]): Listed {
  const all = joined.map(({ key }, index) => [key, ownersOf(answer, related(index), filesOfRelated(index))])
  return { ...ownersOf(answer, 'row', 'files'), related: new Map(all as [string, Owners][]) }
}

function ownersOf(answer: readonly Answered[], rowName: string, filesName: string): Owners {
  const rows = new Map<string, Row>()
  const files: OwnedFile[] = []
  for (const record of answer) {
    const row = record[rowName] as Row | null
    if (!row || rows.has(row.id)) continue
    rows.set(row.id, row)
    const given = (record[filesName] ?? []) as Omit<OwnedFile, 'refId'>[]
    for (const { field, file } of given) files.push({ refId: row.id, field, file })
  }
  return { rows: [...rows.values()], files }
}
