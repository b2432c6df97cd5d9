import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { BillChange } from '@dvor/contract/reservations/bill-items.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Actor } from '../../platform/actor.ts'
import { today } from '../../platform/clock.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import {
  billItemView,
  storeBillItem,
  type BillItemRow,
} from '../../reservations/queries/bill-item-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { takeStock } from '../../reservations/states/stock.ts'
import { lockForServices } from '../changing/lock-for-services.ts'
import { recordItem, repriceBill } from './change-bill.ts'
import { listSold, type ProductRow } from './product-queries.ts'

interface Pieces {
  product: string
  quantity: number
}

/**
 * Puts pieces of a product onto the bill of a reservation at today's price; nothing else of it changes. @throws ApiError
 * `sold_out`, `transition_not_allowed`, `invalid` for a product that is not sold, `not_found`
 */
export function addToBill(
  db: Db,
  actor: Actor,
  id: string,
  pieces: Pieces,
  services: BookingServices,
): Promise<BillChange> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockForServices(tx, actor, id)
    refuseUnpromised(reservation)
    const [product] = await productsOf(tx, [pieces])
    if (!product) throw new Error('productsOf has checked the product')
    await takeStock(tx, product.id, pieces.quantity)
    const item = await storePieces(tx, actor, id, product, { ...pieces, day: today(services.clock) })
    const { total } = await repriceBill(tx, actor, reservation, services)
    return { item: billItemView(item), total }
  })
}

/** An order that may still expire holds no stock, so that late money never finds it sold out. */
function refuseUnpromised({ state: from }: Reservation): void {
  if (stateRules[from].isFirm) return
  throw new ApiError('transition_not_allowed', 'Only promised stays have a bill', { details: { from } })
}

/** The sold products of the requests, in their order. @throws ApiError `invalid` for others */
export async function productsOf(db: Db, requests: readonly Pieces[]): Promise<ProductRow[]> {
  const sold = new Map((await listSold(db)).map((one) => [one.id, one]))
  const issues = requests.flatMap(({ product }, index) =>
    sold.has(product) ? [] : [{ path: `items.${index}.product`, code: 'not_found' as const }],
  )
  if (issues.length > 0) throw invalid(issues)
  return requests.flatMap(({ product }) => sold.get(product) ?? [])
}

/** Writes pieces whose stock was taken. */
export async function storePieces(
  db: Db,
  actor: Actor,
  reservation: string,
  { id: product, title, price: unit_price, vat_kind }: ProductRow,
  {
    quantity,
    ...facts
  }: { quantity: number } & Pick<BillItemRow, 'day'> & Partial<Pick<BillItemRow, 'reported_by' | 'ordered'>>,
): Promise<BillItemRow> {
  const item = { reservation, product, title, unit_price, vat_kind, quantity, held: quantity, ...facts }
  const stored = await storeBillItem(db, item)
  await recordItem(db, actor, 'bill item added', stored, quantity)
  return stored
}
