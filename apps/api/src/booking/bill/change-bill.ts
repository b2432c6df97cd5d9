import type { BillChange } from '@dvor/contract/reservations/bill-items.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError, invalid, notFound } from '../../platform/errors.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import {
  billItemView,
  findBillItem,
  setPieces,
  type BillItemRow,
} from '../../reservations/queries/bill-item-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { returnStock } from '../../reservations/states/stock.ts'
import { announceNewSum } from '../changing/announce-new-sum.ts'
import { lockForServices } from '../changing/lock-for-services.ts'
import { quoteForChange, storeQuote } from '../changing/reprice.ts'

/** Prices a locked reservation anew, after the pieces on its bill have changed. @throws ApiError `invalid` */
export async function repriceBill(
  db: Db,
  actor: Actor,
  reservation: Reservation,
  services: BookingServices,
): Promise<Reservation> {
  const quote = await quoteForChange(db, reservation, {}, services)
  const changed = await storeQuote(db, actor, reservation, quote, services)
  await announceNewSum(db, reservation, changed, services)
  await confirmIfPaid(db, changed, services)
  await noteRefund(db, changed, 'Účet sa zmenil.', services)
  return changed
}

/** Records what happened with an item in the history of its reservation. */
export async function recordItem(
  db: Db,
  actor: Actor,
  action: 'bill item added' | 'bill item returned' | 'bill item dismissed',
  { reservation, product, title, day, unit_price }: BillItemRow,
  quantity: number,
): Promise<void> {
  // What somebody typed about a damage is cleared with the guest's data, as every reason is.
  const what = product === null ? { reason: title } : { title }
  const after = { ...what, day, quantity, unit_price }
  await recordChange(db, actor, { collection: 'reservations', recordId: reservation, action, after })
}

/** An item with its locked reservation. @throws ApiError `not_found`, `transition_not_allowed` */
export async function lockItem(db: Db, actor: Actor, id: string) {
  const found = await findBillItem(db, id)
  if (!found) throw notFound('Bill item')
  const reservation = await lockForServices(db, actor, found.reservation)
  const item = await findBillItem(db, id)
  if (!item) throw notFound('Bill item')
  return { item, reservation }
}

/**
 * Takes pieces back from the bill, and returns them to the stock. @throws ApiError `invalid` for more than there are,
 * `conflict` for a proposal, `transition_not_allowed`, `not_found`
 */
export function takeBack(
  db: Db,
  actor: Actor,
  id: string,
  { quantity }: { quantity: number },
  services: BookingServices,
): Promise<BillChange> {
  return inTransaction(db, async (tx) => {
    const { item, reservation } = await lockItem(tx, actor, id)
    if (item.proposed) throw new ApiError('conflict', 'A proposal is not on the bill yet')
    if (quantity > item.quantity) throw invalid([{ path: 'quantity', code: 'too_big' }])
    const left = await setPieces(tx, item, item.quantity - quantity)
    await returnStock(tx, item.product, quantity)
    await recordItem(tx, actor, 'bill item returned', item, quantity)
    const { total } = await repriceBill(tx, actor, reservation, services)
    return { item: billItemView(left), total }
  })
}
