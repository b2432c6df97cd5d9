import type { HandoverFacts, TillMovementKind } from '@dvor/contract/money/till.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { transactionLogs } from '../reservations/reservations.ts'

/** Hand-overs of the till, one after the other: each begins with the cash that was counted at the one before. */
export const tillHandovers = pgTable(
  'till_handovers',
  {
    ...stamps(),
    /** Position in the sequence of hand-overs; unique, so that two at once cannot follow the same one. */
    position: integer('position').notNull().unique(),
    number: text('number').notNull().unique(),
    day: day('day').notNull(),
    opened_at: instant('opened_at').notNull(),
    handed_over_by: text('handed_over_by').notNull(),
    /** Cents of cash at the beginning, as it should be, and as it was counted. */
    opening: integer('opening').notNull(),
    expected: integer('expected').notNull(),
    counted: integer('counted').notNull(),
    /** Frozen content for the printed hand-over. */
    facts: jsonb('facts').$type<HandoverFacts>().notNull(),
  },
  (table) => [index('handovers_by_day').on(table.day)],
)

/** Cash put into the till or taken out of it that is no payment of a guest. */
export const tillMovements = pgTable(
  'till_movements',
  {
    ...stamps(),
    kind: text('kind').$type<TillMovementKind>().notNull(),
    /** Cents; negative for a withdrawal. */
    amount: integer('amount').notNull(),
    note: text('note').notNull(),
    recorded_by: text('recorded_by').notNull(),
    /** The hand-over that contains it; null until then. */
    handover: uuid('handover').references(() => tillHandovers.id),
  },
  (table) => [
    index('till_movements_by_time').on(table.createdAt),
    check('movement_has_its_sign', sql`(${table.kind} = 'deposit') = (${table.amount} > 0)`),
  ],
)

/** Entries of the ledger that a hand-over contains; each is in one at most. */
export const tillHandoverEntries = pgTable(
  'till_handover_entries',
  {
    handover: uuid('handover')
      .notNull()
      .references(() => tillHandovers.id),
    transaction: uuid('transaction')
      .notNull()
      .references(() => transactionLogs.id),
  },
  (table) => [
    unique('entry_handed_over_once').on(table.transaction),
    index('entries_of_handover').on(table.handover),
  ],
)
