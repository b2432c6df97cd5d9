import { and, count as countRows, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { forbidden, notFound, unauthorized } from '../platform/errors.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import { joinedRelations, listQuery, readListed, type Answered, type Listed } from './list-query.ts'
import { areTimeless, keyOfQuery, keyOfRecord, StatementCache } from './statement-cache.ts'
import { parseListQuery, type RawQuery } from './query.ts'
import type { Registry } from './registry.ts'
import { orderSql, whereSql } from './sql.ts'
import { viewOf } from './view.ts'

/** Condition on the rows that the actor may see. @throws ApiError when there are none */
export function visible(collection: ServerCollection, context: CallContext): SQL | undefined {
  const rule = collection.read(collection.columns, context)
  if (rule === false) throw context.actor.kind === 'anyone' ? unauthorized() : forbidden()
  return rule === true ? undefined : rule
}

/**
 * Rows of one page of a list, with their files and nested records, by one statement. @throws ApiError `query_invalid`,
 * `unauthorized`, `forbidden`
 */
export async function listRows(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  raw: RawQuery,
  context: CallContext,
): Promise<Listed> {
  const run = rows.find(keyOfQuery(collection, raw, context.actor), () => {
    const view = viewOf(context.actor, collection)
    const query = parseListQuery(raw, view)
    const where = and(visible(collection, context), whereSql(collection, query, view))
    const order = orderSql(collection.columns, query.sort)
    const joined = joinedRelations(registry, collection, context, 'list')
    const build = (on: Db) => listQuery(on, collection, joined, where, order, query)
    return { isCacheable: areTimeless(joined), build }
  })
  return readListed(await run(db))
}

const rows = new StatementCache<Answered>('cached_rows_')
const counts = new StatementCache<{ value: number }>('cached_count_')

/** Slugs of all rows that match the query and that the actor may see, in the query's order and without paging. */
export async function listSlugs(
  db: Db,
  collection: ServerCollection,
  raw: RawQuery,
  context: CallContext,
): Promise<string[]> {
  const view = viewOf(context.actor, collection)
  const query = parseListQuery(raw, view)
  const slug = collection.columns['slug']
  if (!slug) throw new Error(`${collection.declaration.name} has no slug`)
  const rows = await db
    .select({ slug: sql<string>`${slug}` })
    .from(collection.table)
    .where(and(visible(collection, context), whereSql(collection, query, view)))
    .orderBy(...orderSql(collection.columns, query.sort))
  return rows.map((row) => row.slug)
}

/** Number of rows that the same query would list without paging. */
export async function countMatching(
  db: Db,
  collection: ServerCollection,
  raw: RawQuery,
  context: CallContext,
): Promise<number> {
  const run = counts.find(keyOfQuery(collection, raw, context.actor), () => {
    const view = viewOf(context.actor, collection)
    const query = parseListQuery(raw, view)
    const where = and(visible(collection, context), whereSql(collection, query, view))
    const build = (on: Db) => on.select({ value: countRows() }).from(collection.table).where(where)
    return { isCacheable: true, build }
  })
  const [row] = await run(db)
  return row?.value ?? 0
}

/**
 * The row of an id, or the only one of a singleton, with its files and nested records, by one statement. @throws
 * ApiError `not_found`
 */
export async function readRecord(
  db: Db,
  registry: Registry,
  collection: ServerCollection,
  id: string | undefined,
  context: CallContext,
): Promise<Listed> {
  const run = rows.find(keyOfRecord(collection, context.actor), () => {
    const { id: idColumn } = collection.columns
    const { singleton } = collection.declaration
    const named = singleton || !idColumn ? undefined : eq(idColumn, sql.placeholder('id'))
    const where = and(named, visible(collection, context))
    const joined = joinedRelations(registry, collection, context, 'single')
    const build = (on: Db) => listQuery(on, collection, joined, where, [], { limit: 1, start: 0 })
    return { isCacheable: areTimeless(joined), build }
  })
  const read = readListed(await run(db, { id }))
  if (read.rows.length === 0) throw notFound(collection.declaration.label.one.sk)
  return read
}

/** One row by id; for a write it is locked until the transaction ends. @throws ApiError `not_found` */
export async function findRow(
  db: Db,
  collection: ServerCollection,
  id: string,
  context: CallContext,
  lock: 'update' | 'none' = 'none',
): Promise<Row> {
  const idColumn = collection.columns['id']
  if (!idColumn) throw new Error(`${collection.declaration.name} has no id`)
  const query = db
    .select()
    .from(collection.table)
    .where(and(eq(idColumn, id), visible(collection, context)))
  const [row] = (await (lock === 'update' ? query.for('update') : query)) as Row[]
  if (!row) throw notFound(collection.declaration.label.one.sk)
  return row
}

/** The only row of a singleton. */
export async function findOnlyRow(db: Db, collection: ServerCollection, context: CallContext): Promise<Row> {
  const [row] = (await db
    .select()
    .from(collection.table)
    .where(visible(collection, context))
    .limit(1)) as Row[]
  if (!row) throw notFound(collection.declaration.label.one.sk)
  return row
}
