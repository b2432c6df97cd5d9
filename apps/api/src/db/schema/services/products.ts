import type { ProductKind } from '@dvor/contract/collections/services/products.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const productRows = pgTable(
  'products',
  {
    ...stamps(),
    ...translationColumns(),
    title: text('title').notNull(),
    description: text('description'),
    kind: text('kind').$type<ProductKind>().notNull(),
    price: integer('price').notNull(),
    vat_kind: text('vat_kind').$type<VatKind>().notNull(),
    quick: boolean('quick').notNull().default(true),
    ordered: boolean('ordered').notNull().default(false),
    /** Pieces that are not on a bill nor ordered; null where they are not counted. */
    stock: integer('stock'),
    order: integer('order').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [check('product_stock', sql`${table.stock} >= 0`)],
)
