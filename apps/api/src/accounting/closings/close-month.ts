import type { RecordedAction } from '@dvor/contract/insight/recorded-actions.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Actor } from '../../platform/actor.ts'
import { actorName } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { daysOf } from '../month-days.ts'
import { sumMonth } from '../month-queries.ts'
import type { AccountingServices } from '../services.ts'
import { endClosing, insertClosing, lockClosings, type Closing } from './closing-queries.ts'

/**
 * Closes a month that has ended: from now on the database refuses documents and entries of its days. Documents that are
 * being issued are waited for and belong to the closed month. @throws ApiError `conflict` before the month has ended or
 * when it is closed already
 */
export async function closeMonth(
  db: Db,
  actor: Actor,
  month: string,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<Closing> {
  const now = clock.now()
  if (todayIn(now) <= daysOf(month).last) throw new ApiError('conflict', 'The month has not ended yet')
  return inTransaction(db, async (tx) => {
    await lockClosings(tx)
    const sums = await sumMonth(tx, month)
    const closing = await insertClosing(tx, {
      month,
      closed_by: actorName(actor),
      createdAt: now.toISOString(),
      ...sums,
    })
    if (!closing) throw new ApiError('conflict', 'The month is closed already')
    await record(tx, actor, 'month closed', closing)
    return closing
  })
}

/** Opens a closed month again; the reason stays in the history. @throws ApiError `not_found` for an open month */
export async function reopenMonth(
  db: Db,
  actor: Actor,
  month: string,
  reason: string,
  { clock }: Pick<AccountingServices, 'clock'>,
): Promise<Closing> {
  return inTransaction(db, async (tx) => {
    const end = { reopened_at: clock.now().toISOString(), reopened_by: actorName(actor), reason }
    const closing = await endClosing(tx, month, end)
    if (!closing) throw notFound('A closing of this month')
    await record(tx, actor, 'month reopened', closing)
    return closing
  })
}

const record = (db: Db, actor: Actor, action: RecordedAction, { id, month, reason }: Closing) =>
  recordChange(db, actor, { collection: 'accounting', recordId: id, action, after: { month, reason } })
