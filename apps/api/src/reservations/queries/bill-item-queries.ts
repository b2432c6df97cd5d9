import type { LineByHand } from '@dvor/booking/pricing/adjustment.ts'
import type { BillItem } from '@dvor/contract/reservations/bill-items.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { billItemRows } from '../../db/schema/housekeeping/bill-items.ts'

export type BillItemRow = typeof billItemRows.$inferSelect
type NewBillItem = typeof billItemRows.$inferInsert

/** What stands on the bill of a reservation or is proposed for it, in the order in which it came. */
export const listBillItems = (db: Db, reservation: string): Promise<BillItemRow[]> =>
  db
    .select()
    .from(billItemRows)
    .where(eq(billItemRows.reservation, reservation))
    .orderBy(asc(billItemRows.createdAt), asc(billItemRows.id))

/** The lines of the price for all that is on the bill; proposals have none. */
export async function listBilledLines(db: Db, reservation: string): Promise<LineByHand[]> {
  return (await listBillItems(db, reservation)).flatMap(
    ({ proposed, title: label, quantity, unit_price, vat_kind, product, day }) =>
      proposed || unit_price === null || vat_kind === null
        ? []
        : [{ label, quantity, unit_price, vat_kind, product, day }],
  )
}

export async function findBillItem(db: Db, id: string): Promise<BillItemRow | undefined> {
  const [row] = await db.select().from(billItemRows).where(eq(billItemRows.id, id))
  return row
}

/** Adds an item, or its pieces to the same one of the same day; a proposal is decided by itself. The reservation is locked. */
export async function storeBillItem(db: Db, item: NewBillItem): Promise<BillItemRow> {
  const alike = (await listBillItems(db, item.reservation)).find((one) => isAlike(one, item))
  if (alike) return setPieces(db, alike, alike.quantity + item.quantity)
  const [row] = await db.insert(billItemRows).values(item).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

const alikeBy = ['product', 'title', 'day', 'unit_price', 'vat_kind', 'ordered', 'proposed', 'task'] as const

const isAlike = (one: BillItemRow, item: NewBillItem): boolean =>
  Boolean(item.product) &&
  !item.proposed &&
  alikeBy.every((key) => (one[key] ?? null) === (item[key] ?? (typeof one[key] === 'boolean' ? false : null)))

/** Sets the pieces of an item, of which those of a charged one are taken off the stock; none deletes it. */
export async function setPieces(db: Db, item: BillItemRow, quantity: number): Promise<BillItemRow> {
  const held = item.proposed ? 0 : quantity
  const of = eq(billItemRows.id, item.id)
  if (quantity === 0) await db.delete(billItemRows).where(of)
  else
    await db
      .update(billItemRows)
      .set({ quantity, held, updatedAt: sql`now()` })
      .where(of)
  return { ...item, quantity, held }
}

/** Puts a proposal on the bill at a price in cents. */
export async function chargeItem(
  db: Db,
  item: BillItemRow,
  terms: Pick<BillItemRow, 'unit_price' | 'vat_kind'>,
): Promise<BillItemRow> {
  const charged = { ...terms, proposed: false, held: item.quantity }
  await db
    .update(billItemRows)
    .set({ ...charged, updatedAt: sql`now()` })
    .where(eq(billItemRows.id, item.id))
  return { ...item, ...charged }
}

export const deleteBillItem = async (db: Db, id: string): Promise<void> =>
  void (await db.delete(billItemRows).where(eq(billItemRows.id, id)))

/** Items with a product whose stock they hold, or would hold, by product, so that racing writers wait in one order. */
export const listStocked = (db: Db, reservation: string): Promise<BillItemRow[]> =>
  db
    .select()
    .from(billItemRows)
    .where(
      and(
        eq(billItemRows.reservation, reservation),
        isNotNull(billItemRows.product),
        eq(billItemRows.proposed, false),
      ),
    )
    .orderBy(asc(billItemRows.product), asc(billItemRows.id))

/** An item as it is answered. */
export const billItemView = (row: BillItemRow): BillItem => {
  const { id, product, title, day, quantity, unit_price, ordered, proposed, reported_by, task } = row
  return { id, product, title, day, quantity, unit_price, ordered, proposed, reported_by, task }
}
