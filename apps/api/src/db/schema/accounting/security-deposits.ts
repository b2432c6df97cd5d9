import type { DepositKind, DepositMethod } from '@dvor/contract/money/security-deposits.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'
import { reservations } from '../reservations/reservations.ts'
import { tillHandovers } from './till.ts'

/** Security deposits: money of guests that is kept apart from the ledger, so that no balance contains it. */
export const securityDepositEntries = pgTable(
  'security_deposit_entries',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id),
    kind: text('kind').$type<DepositKind>().notNull(),
    method: text('method').$type<DepositMethod>().notNull(),
    /** Cents; negative when returned or kept. */
    amount: integer('amount').notNull(),
    reason: text('reason'),
    recorded_by: text('recorded_by').notNull(),
    /** The hand-over of the till that contains it; null until then, and for a kept amount. */
    handover: uuid('handover').references(() => tillHandovers.id),
  },
  (table) => [
    index('deposit_entries_of_reservation').on(table.reservation),
    index('deposit_entries_by_time').on(table.createdAt),
    check('deposit_has_its_sign', sql`(${table.kind} = 'deposit_taken') = (${table.amount} > 0)`),
    check('kept_deposit_has_a_reason', sql`${table.kind} <> 'deposit_kept' or ${table.reason} is not null`),
  ],
)
