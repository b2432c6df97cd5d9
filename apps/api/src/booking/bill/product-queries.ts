import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { productRows } from '../../db/schema/services/products.ts'

export type ProductRow = typeof productRows.$inferSelect

/** Products that are sold, in the owner's order. */
export const listSold = (db: Db): Promise<ProductRow[]> =>
  db
    .select()
    .from(productRows)
    .where(eq(productRows.active, true))
    .orderBy(asc(productRows.order), asc(productRows.id))
