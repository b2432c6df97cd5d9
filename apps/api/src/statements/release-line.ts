import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import {
  findTransaction,
  isReversed,
  providerOfReversal,
  statementProvider,
} from '../reservations/queries/ledger-queries.ts'
import { recordTransaction } from '../reservations/states/record-transaction.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import {
  findLiveAllocation,
  listLiveAllocations,
  releaseAllocation,
  type Allocation,
} from './allocation-queries.ts'
import { lockAllWithUnits } from './lock-reservations.ts'
import { lockLine, updateFormer, updateLines } from './line-queries.ts'
import { restoreEntry } from './reversals/reverse-entry.ts'

/**
 * Removes a movement from its reservations: its entries are reversed there, and it is unassigned again. @throws
 * ApiError `conflict` (nothing to remove), `refund_exceeds` (the money was refunded to the guest)
 */
export async function releaseLine(
  db: Db,
  actor: Actor,
  id: string,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await listLiveAllocations(tx, id)
    await lockAllWithUnits(
      tx,
      before.map((allocation) => allocation.reservation),
    )
    await lockLine(tx, id)
    const allocations = await listLiveAllocations(tx, id)
    if (allocations.length === 0 || allocations.length !== before.length)
      throw new ApiError('conflict', 'There is nothing to take back')
    for (const allocation of allocations) await takeBack(tx, actor, allocation, services)
    await updateFormer(tx, id, null)
    await updateLines(tx, [id], { state: 'open', reason: 'undone' }, services.clock.now())
  })
}

async function takeBack(
  db: Db,
  actor: Actor,
  allocation: Allocation,
  services: BookingServices,
): Promise<void> {
  await releaseAllocation(db, allocation, services.clock.now())
  const entry = await findTransaction(db, allocation.transaction)
  if (entry?.kind === 'reversal') return restoreEntry(db, actor, allocation, entry, services)
  if (entry && (await isReversed(db, entry.id)))
    throw new ApiError('conflict', 'The bank has taken this movement back')
  // A refund that the owner had entered before the bank showed it stays as it was entered.
  if (entry?.provider !== statementProvider) return
  if (entry.amount > 0) await refuseExcess(db, allocation.reservation, entry.amount)
  const { id: reverses, method, amount } = entry
  const from = providerOfReversal(entry)
  const reversal = { kind: 'reversal' as const, method, amount: -amount, reverses, ...from }
  await recordTransaction(db, actor, allocation.reservation, reversal, services)
}

/** Removes the allocation of a reversed entry of the ledger, so that its bank movement is unassigned again. */
export async function releaseTransaction(
  db: Db,
  transaction: string,
  { clock }: Pick<BookingServices, 'clock'>,
): Promise<void> {
  const allocation = await findLiveAllocation(db, transaction)
  if (!allocation) return
  await lockLine(db, allocation.line)
  await releaseAllocation(db, allocation, clock.now())
  await updateLines(db, [allocation.line], { state: 'open', reason: 'undone' }, clock.now())
}
