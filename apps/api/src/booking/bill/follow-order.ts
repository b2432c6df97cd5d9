import type { Db } from '../../db/database.ts'
import {
  listBillItems,
  setPieces,
  storeBillItem,
  type BillItemRow,
} from '../../reservations/queries/bill-item-queries.ts'
import { returnStock, takeStock } from '../../reservations/states/stock.ts'
import { listSold, type ProductRow } from './product-queries.ts'

/**
 * Makes the ordered pieces of a locked reservation those that are wanted; products that are not among them stay. In the
 * order of ids, so that two orders wait for each other's stock and do not deadlock. @param wanted pieces by product
 * @returns whether anything changed @throws ApiError `sold_out`
 */
export async function followOrder(
  db: Db,
  reservation: string,
  wanted: ReadonlyMap<string, number>,
): Promise<boolean> {
  const ordered = (await listBillItems(db, reservation)).filter((one) => one.ordered)
  const sold = (await listSold(db)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  let isChanged = false
  for (const product of sold) {
    const rows = ordered.filter((row) => row.product === product.id)
    const more = (wanted.get(product.id) ?? sumOf(rows)) - sumOf(rows)
    if (more > 0) await order(db, reservation, product, more)
    if (more < 0) await leaveOut(db, rows, -more)
    isChanged ||= more !== 0
  }
  return isChanged
}

const sumOf = (rows: readonly BillItemRow[]): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

async function order(db: Db, reservation: string, product: ProductRow, quantity: number): Promise<void> {
  await takeStock(db, product.id, quantity)
  const { id, title, price: unit_price, vat_kind } = product
  const item = { reservation, product: id, title, unit_price, vat_kind, quantity, held: quantity }
  await storeBillItem(db, { ...item, ordered: true })
}

/** Takes pieces off the latest items first, so that the earliest agreed prices stay. */
async function leaveOut(db: Db, rows: readonly BillItemRow[], fewer: number): Promise<void> {
  let rest = fewer
  for (const row of rows.toReversed()) {
    const off = Math.min(rest, row.quantity)
    if (off === 0) return
    await setPieces(db, row, row.quantity - off)
    await returnStock(db, row.product, off)
    rest -= off
  }
}
