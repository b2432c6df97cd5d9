import { isStored } from '@dvor/contract/declaration/collection.ts'
import { permissionFor } from '@dvor/contract/declaration/seen.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { forbidden } from '../platform/errors.ts'
import type { CallContext, Row, ServerCollection } from './define.ts'
import { changeOf, mayWrite, write } from './write.ts'

/**
 * Brings a deleted record back under its id, with the values that it had; its files are those that are still stored.
 * Rules of the collection are checked as for a new one. @throws ApiError `forbidden`, `conflict` where a value is taken
 * or the record exists, `invalid` where something that it refers to is gone
 */
export async function restoreRow(
  db: Db,
  collection: ServerCollection,
  deleted: Row,
  context: CallContext,
): Promise<Row> {
  const { declaration, hooks } = collection
  mayWrite(collection, 'delete', context)
  if (!can(context.actor, permissionFor(declaration, 'create'))) throw forbidden()
  return write(db, collection, async (tx) => {
    const before = hooks.beforeRestore?.(deleted) ?? deleted
    await hooks.beforeWrite?.(tx, declaredIn(collection, before), undefined, context)
    const values = { ...valuesOf(collection, before), updatedAt: context.clock.now().toISOString() }
    const [row] = (await tx.insert(collection.table).values(values).returning()) as Row[]
    if (!row) throw new Error('insert returned no row')
    await recordChange(tx, context.actor, changeOf(collection, row.id, 'create', undefined, row))
    if (hooks.afterRestore) await hooks.afterRestore(tx, row, context)
    else await hooks.afterWrite?.(tx, row, undefined, context)
    return row
  })
}

const declaredIn = ({ declaration: { fields } }: ServerCollection, row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => fields[key] && isStored(fields[key])))

/** Values by the columns of today; those of columns that are newer are left to their defaults. */
const valuesOf = ({ columns }: ServerCollection, row: Row) =>
  Object.fromEntries(Object.keys(columns).flatMap((key) => (key in row ? [[key, row[key]]] : [])))
