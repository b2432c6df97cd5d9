import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { units } from '../accommodation/accommodation-units.ts'
import { day } from '../../columns.ts'
import { closureRows } from './closures.ts'
import { feedEvents } from './calendars.ts'
import { stays } from '../reservations/reservations.ts'

/**
 * All taken nights. The primary key makes double booking impossible: the database refuses the second row
 * (docs/domain.md, Values).
 */
export const roomNightRows = pgTable(
  'room_nights',
  {
    unit: uuid('unit')
      .notNull()
      .references(() => units.id),
    night: day('night').notNull(),
    stay: uuid('stay').references(() => stays.id, { onDelete: 'cascade' }),
    closure: uuid('closure').references(() => closureRows.id, { onDelete: 'cascade' }),
    feed_event: uuid('feed_event').references(() => feedEvents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'room_nights_pkey', columns: [table.unit, table.night] }),
    check('room_night_owner', sql`num_nonnulls(${table.stay}, ${table.closure}, ${table.feed_event}) = 1`),
    // For searches by days across all units; PostgreSQL 18 could skip through the primary key, 15 to 17 cannot.
    index('nights_by_day').on(table.night),
    index('nights_of_stay').on(table.stay),
    index('nights_of_closure').on(table.closure),
    index('nights_of_event').on(table.feed_event),
  ],
)
