import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../platform/columns.ts'
import { reservations } from '../reservations/table.ts'

/** What we asked a gateway for; open ones are re-checked until the gateway has an answer. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'sandbox'>().notNull(),
    /** The gateway's name for the payment; unguessable. */
    reference: text('reference').notNull().unique(),
    amount: integer('amount').notNull(),
    state: text('state').$type<'open' | 'paid' | 'failed'>().notNull().default('open'),
  },
  (table) => [
    index('attempts_of_reservation').on(table.reservation),
    index('open_attempts')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
  ],
)

/** The trial gateway's own books: it stands for a bank, so nothing of ours may look in but through the provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  reference: text('reference').primaryKey(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull().default('EUR'),
  description: text('description').notNull(),
  return_url: text('return_url').notNull(),
  state: text('state').$type<'created' | 'processing' | 'paid' | 'declined'>().notNull().default('created'),
  /** When a delayed payment becomes paid. */
  settles_at: instant('settles_at'),
})
