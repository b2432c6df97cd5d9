import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { billItemRows } from '../../db/schema/housekeeping/bill-items.ts'
import { productRows } from '../../db/schema/services/products.ts'
import { ApiError } from '../../platform/errors.ts'
import { listStocked } from '../queries/bill-item-queries.ts'

const soldOut = (product: string) =>
  new ApiError('sold_out', 'Not so many pieces are in stock', { details: { product } })

/**
 * Takes pieces off the stock in one statement, so that two people cannot take the last one. @returns whether there were
 * as many; a product that is not counted always has them
 */
export async function tryStock(db: Db, product: string, quantity: number): Promise<boolean> {
  const { id, stock } = productRows
  const enough = or(isNull(stock), gte(stock, quantity))
  const taken = await db
    .update(productRows)
    .set({ stock: sql`${stock} - ${quantity}`, updatedAt: sql`now()` })
    .where(and(eq(id, product), enough))
    .returning({ id })
  return taken.length > 0
}

/** The same with a refusal. @throws ApiError `sold_out` with the product */
export async function takeStock(db: Db, product: string, quantity: number): Promise<void> {
  if (!(await tryStock(db, product, quantity))) throw soldOut(product)
}

/** Gives pieces back; of a deleted product nothing. */
export async function returnStock(db: Db, product: string | null, quantity: number): Promise<void> {
  if (product === null || quantity === 0) return
  await db
    .update(productRows)
    .set({ stock: sql`${productRows.stock} + ${quantity}`, updatedAt: sql`now()` })
    .where(eq(productRows.id, product))
}

/** Gives back the pieces of a locked reservation that is given up; they stay recorded. */
export async function returnStockOf(db: Db, reservation: string): Promise<void> {
  for (const { id, product, held } of await listStocked(db, reservation)) {
    await returnStock(db, product, held)
    await setHeld(db, id, 0)
  }
}

/** Takes them again when the reservation is on again. @throws ApiError `sold_out` */
export async function retakeStock(db: Db, reservation: string): Promise<void> {
  for (const { id, product, quantity, held } of await listStocked(db, reservation)) {
    if (product !== null) await takeStock(db, product, quantity - held)
    await setHeld(db, id, quantity)
  }
}

const setHeld = (db: Db, id: string, held: number) =>
  db.update(billItemRows).set({ held }).where(eq(billItemRows.id, id))
