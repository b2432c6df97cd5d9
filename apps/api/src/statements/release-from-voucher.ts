import { todayIn } from '@dvor/format/instants.ts'
import { eq } from 'drizzle-orm'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { statementLineRows } from '../db/schema/accounting/statements.ts'
import { ApiError } from '../platform/errors.ts'
import { findMovementOfProvider } from '../vouchers/movement-queries.ts'
import { reverseMoney } from '../vouchers/reverse-money.ts'
import { lockVoucher } from '../vouchers/voucher-queries.ts'
import { statementProvider } from '../reservations/queries/ledger-queries.ts'
import { findLine, lockLine, updateLines } from './line-queries.ts'
import type { StatementServices } from './services.ts'

/**
 * Removes a movement from the gift voucher that it paid: its money is reversed there and it waits in the inbox again. A
 * payment that a gateway had booked itself stays. @throws ApiError `conflict` (no voucher, or its money was used since),
 * `not_found`
 */
export async function releaseFromVoucher(
  db: Db,
  actor: Actor,
  id: string,
  services: StatementServices,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(db, async (tx) => {
    const { voucher: paid } = await findLine(tx, id)
    const voucher = paid && (await lockVoucher(tx, paid, todayIn(now)))
    const line = await lockLine(tx, id)
    if (!voucher || line.voucher !== paid) throw new ApiError('conflict', 'There is nothing to take back')
    const movement = await findMovementOfProvider(tx, statementProvider, id)
    if (movement) await reverseMoney(tx, actor, voucher, movement, services)
    await tx
      .update(statementLineRows)
      .set({ voucher: null, allocated: 0 })
      .where(eq(statementLineRows.id, id))
    await updateLines(tx, [id], { state: 'open', reason: 'undone' }, now)
  })
}
