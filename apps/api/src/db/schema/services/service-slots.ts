import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { serviceRows } from './services.ts'
import { day, instant, stamps } from '../../columns.ts'

/** Times of services, weekly or on one day. */
export const serviceSlotRows = pgTable(
  'service_slots',
  {
    ...stamps(),
    service: uuid('service')
      .notNull()
      .references(() => serviceRows.id, { onDelete: 'cascade' }),
    weekday: integer('weekday'),
    day: day('day'),
    time_from: text('time_from').notNull(),
    time_to: text('time_to').notNull(),
    capacity: integer('capacity').notNull(),
    valid_from: day('valid_from'),
    valid_to: day('valid_to'),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check('service_slot_when', sql`num_nonnulls(${table.weekday}, ${table.day}) = 1`),
    check('service_slot_weekday', sql`${table.weekday} between 1 and 7`),
    check('service_slot_capacity', sql`${table.capacity} > 0`),
    index('slots_of_service').on(table.service),
  ],
)

/**
 * The seat counter of one occurrence (slot, day). Seats are taken by raising it in one statement; the check constraint
 * makes overselling impossible (docs/domain.md, Slots). A row exists from the first booking on.
 */
export const slotOccurrences = pgTable(
  'slot_occurrences',
  {
    slot: uuid('slot')
      .notNull()
      .references(() => serviceSlotRows.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull(),
    cancelled_at: instant('cancelled_at'),
    cancel_reason: text('cancel_reason'),
    /** Time at which the owner decided that it takes place however few come. */
    reopened_at: instant('reopened_at'),
  },
  (table) => [
    primaryKey({ name: 'slot_occurrences_pkey', columns: [table.slot, table.day] }),
    check('slot_seats', sql`${table.taken} between 0 and ${table.capacity}`),
    index('occurrences_by_day').on(table.day),
  ],
)
