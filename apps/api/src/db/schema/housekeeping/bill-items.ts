import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { taskRows } from './tasks.ts'
import { productRows } from '../services/products.ts'
import { reservations } from '../reservations/reservations.ts'

/** Pieces on the bills of reservations, with the agreed title and price, and proposals for them. */
export const billItemRows = pgTable(
  'bill_items',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    product: uuid('product').references(() => productRows.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Null for what is ready at the departure. */
    day: day('day'),
    quantity: integer('quantity').notNull(),
    unit_price: integer('unit_price'),
    vat_kind: text('vat_kind').$type<VatKind>(),
    ordered: boolean('ordered').notNull().default(false),
    proposed: boolean('proposed').notNull().default(false),
    /** Pieces that are taken off the product's stock at present; 0 once they were given back. */
    held: integer('held').notNull().default(0),
    reported_by: text('reported_by'),
    task: uuid('task').references(() => taskRows.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('bill_items_of_reservation').on(table.reservation),
    index('bill_items_by_day').on(table.day),
    index('bill_items_of_product').on(table.product),
    index('bill_items_of_task').on(table.task),
    check('bill_item_quantity', sql`${table.quantity} > 0`),
    check(
      'bill_item_price',
      sql`${table.proposed} or (${table.unit_price} is not null and ${table.vat_kind} is not null)`,
    ),
  ],
)
