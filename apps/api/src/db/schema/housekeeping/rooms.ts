import type { RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from '../../columns.ts'
import { units } from '../accommodation/accommodation-units.ts'
import { userRows } from '../accounts/users.ts'

/** The state that a person last gave to a room; nights slept since then make it dirty. */
export const roomStateRows = pgTable('room_states', {
  unit: uuid('unit')
    .primaryKey()
    .references(() => units.id, { onDelete: 'cascade' }),
  state: text('state').$type<RoomState>().notNull(),
  day: day('day').notNull(),
  at: instant('at').notNull(),
  /** Name of the person; null for the state with which the installation began. */
  by: text('by'),
  /** Whether guests were to sleep there the following night. */
  occupied: boolean('occupied').notNull().default(false),
})

/** Who cleans a room on a day, in which order and until when, and the note of the day. */
export const cleaningPlanRows = pgTable(
  'cleaning_plans',
  {
    unit: uuid('unit')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    day: day('day').notNull(),
    cleaner: uuid('cleaner').references(() => userRows.id, { onDelete: 'set null' }),
    position: integer('position'),
    until: text('until'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ name: 'cleaning_plans_pkey', columns: [table.unit, table.day] }),
    index('plans_of_day').on(table.day),
  ],
)
