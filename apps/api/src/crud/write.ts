import { can } from '@dvor/contract/accounts/roles.ts'
import type { Operation } from '@dvor/contract/declaration/collection.ts'
import { permissionFor } from '@dvor/contract/declaration/seen.ts'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { inDryRun } from '../db/dry-run.ts'
import { nextVersion } from '../db/next-version.ts'
import { ApiError, forbidden, unauthorized } from '../platform/errors.ts'
import { withIdempotencyKey } from '../platform/http/idempotency-key.ts'
import { recordChange } from '../history/queries.ts'
import { completed } from './completed-draft.ts'
import { constraintError, countParts } from './constraints.ts'
import { recordParts } from './record-parts.ts'
import type { CallContext, Draft, Row, ServerCollection } from './define.ts'
import { linkFiles, splitFiles } from './link-files.ts'
import { findOnlyRow, findRow } from './read.ts'
import { seenRow } from './view.ts'

/** @throws ApiError where the caller may not do this with records of the collection, or no call does */
export function mayWrite(
  { declaration }: ServerCollection,
  operation: Operation,
  { actor }: CallContext,
): void {
  const isDeclared = actor.kind === 'system' || declaration.operations.includes(operation)
  if (isDeclared && can(actor, permissionFor(declaration, operation))) return
  throw actor.kind === 'anyone' ? unauthorized() : forbidden()
}

/** Runs a write in a transaction, translates constraint violations into API errors, and announces the change. */
export async function write<T>(
  db: Db,
  collection: ServerCollection,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx)
      await announceContentChange(tx, collection.declaration.name)
      return result
    })
  } catch (error) {
    throw (await constraintError(db, collection, error)) ?? error
  }
}

/**
 * A write that is repeated under its key, because its answer was lost, returns the record as it is and changes
 * nothing.
 */
async function rowByKey(
  tx: Db,
  collection: ServerCollection,
  { context, key, asked }: { context: CallContext; key: string | undefined; asked: unknown },
  work: () => Promise<Row>,
): Promise<Row> {
  if (!key) return work()
  const body = [collection.declaration.name, asked]
  const { id } = await withIdempotencyKey(tx, key, body, async () => ({ id: (await work()).id }))
  return findRow(tx, collection, id, context)
}

/**
 * Adds a record from a validated body; repetitions with the same `key` add it once. @throws ApiError `unauthorized`,
 * `forbidden`, `conflict`, `invalid`, `idempotency_mismatch`
 */
export async function createRow(
  db: Db,
  collection: ServerCollection,
  body: Draft,
  context: CallContext,
  key?: string,
): Promise<Row> {
  mayWrite(collection, 'create', context)
  return write(db, collection, (tx) =>
    rowByKey(tx, collection, { context, key, asked: body }, () => insertRow(tx, collection, body, context)),
  )
}

async function insertRow(
  tx: Db,
  collection: ServerCollection,
  body: Draft,
  context: CallContext,
): Promise<Row> {
  const { values, named } = splitFiles(collection, body)
  const draft = await completed(tx, collection, values, undefined, context)
  const [row] = (await tx.insert(collection.table).values(draft).returning()) as Row[]
  if (!row) throw new Error('insert returned no row')
  await linkFiles(tx, collection, row, named, context)
  await recordChange(tx, context.actor, changeOf(collection, row.id, 'create', undefined, row))
  await collection.hooks.afterWrite?.(tx, row, undefined, context)
  return row
}

/** Conditions of an edit: the version that its writer had read, and the key under which it may be repeated. */
export interface EditCondition {
  readonly ifMatch?: string
  readonly key?: string
}

/**
 * Changes the given fields of a record. With `ifMatch` (the `updatedAt` that the writer had read) a stale write is
 * refused with the current record. @throws ApiError `stale`, `not_found`, `idempotency_mismatch`, …
 */
export async function editRow(
  db: Db,
  collection: ServerCollection,
  id: string | undefined,
  body: Draft,
  context: CallContext,
  { ifMatch, key }: EditCondition = {},
): Promise<Row> {
  mayWrite(collection, 'edit', context)
  return write(db, collection, (tx) =>
    rowByKey(tx, collection, { context, key, asked: [id, ifMatch, body] }, async () => {
      const recordId = id ?? (await findOnlyRow(tx, collection, context)).id
      const current = await findRow(tx, collection, recordId, context, 'update')
      refuseStale(seenRow(context.actor, collection.declaration, current), ifMatch)
      return changeRow(tx, collection, current, body, context)
    }),
  )
}

/**
 * Refuses a write whose writer had read another version.
 * @param current the record, as the writer sees it; the error carries it
 * @param ifMatch `updatedAt` of the record that was read
 * @throws ApiError `stale` with the record as it is
 */
export function refuseStale(current: Readonly<Record<string, unknown>>, ifMatch: string | undefined): void {
  if (ifMatch && ifMatch !== current.updatedAt)
    throw new ApiError('stale', 'Somebody changed the record meanwhile', { details: current })
}

async function changeRow(
  tx: Db,
  collection: ServerCollection,
  current: Row,
  body: Draft,
  context: CallContext,
): Promise<Row> {
  const { values, named } = splitFiles(collection, body)
  const draft = await completed(tx, collection, values, current, context)
  const updatedAt = nextVersion(collection.columns['updatedAt'] as AnyPgColumn, context.clock.now())
  const [row] = (await tx
    .update(collection.table)
    .set({ ...draft, updatedAt })
    .where(eq(collection.columns['id'] as AnyPgColumn, current.id))
    .returning()) as Row[]
  if (!row) throw new Error('update returned no row')
  await linkFiles(tx, collection, row, named, context)
  await recordChange(tx, context.actor, changeOf(collection, row.id, 'edit', current, row))
  await collection.hooks.afterWrite?.(tx, row, current, context)
  return row
}

/**
 * Removes a record; its last state stays in the history. References to it refuse the delete with their numbers.
 * Content that would be deleted with it (pictures, prices) refuses it too, unless the caller confirms that, and is
 * then named by the issue at `parts`. @throws ApiError `in_use`, `not_found`
 */
export async function deleteRow(
  db: Db,
  collection: ServerCollection,
  id: string,
  context: CallContext,
  { withParts = false, dryRun = false }: { withParts?: boolean; dryRun?: boolean } = {},
): Promise<Row> {
  mayWrite(collection, 'delete', context)
  if (dryRun) return inDryRun(db, true, (tx) => deleteRow(tx, collection, id, context, { withParts }))
  return write(db, collection, async (tx) => {
    const row = await findRow(tx, collection, id, context, 'update')
    await collection.hooks.beforeDelete?.(tx, row, context)
    const parts = withParts ? {} : await countParts(tx, collection, id)
    if (withParts) await recordParts(tx, context.actor, collection, id)
    await tx.delete(collection.table).where(eq(collection.columns['id'] as AnyPgColumn, id))
    await collection.hooks.afterDelete?.(tx, row, context)
    await recordChange(tx, context.actor, changeOf(collection, id, 'delete', row, undefined))
    if (Object.keys(parts).length > 0)
      throw new ApiError('in_use', 'Other records would go with it', {
        details: parts,
        fields: [{ path: 'parts', code: 'required' }],
      })
    return row
  })
}

export function changeOf(
  collection: ServerCollection,
  recordId: string,
  action: 'create' | 'edit' | 'delete',
  before?: Row,
  after?: Row,
) {
  return { collection: collection.declaration.name, recordId, action, before, after }
}
