import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day } from '../../columns.ts'

/**
 * Days whose sums may be out of date, both included. Triggers append a row in the transaction of each change that
 * statistics depend on; rows have no key, so that bookings never wait for each other. A day is clean while no row
 * names it (decision 152).
 */
export const statisticsChanges = pgTable('statistics_changes', {
  first: day('first').notNull(),
  last: day('last').notNull(),
})

/** Sums of a day and a unit; without a unit those of lines that name none. */
export const statisticsUnits = pgTable(
  'statistics_units',
  {
    day: day('day').notNull(),
    unit: uuid('unit'),
    /** Nights sold by the property. */
    nights: integer('nights').notNull(),
    /** Nights taken by portals. */
    portal: integer('portal').notNull(),
    closed: integer('closed').notNull(),
    /** Cents. */
    room_revenue: integer('room_revenue').notNull(),
  },
  (table) => [index('statistics_units_by_day').on(table.day)],
)

/** Sums of a calendar month and a unit: always those of its days in `statistics_units`. */
export const statisticsMonths = pgTable(
  'statistics_months',
  {
    /** The first day of the month. */
    month: day('month').notNull(),
    unit: uuid('unit'),
    nights: integer('nights').notNull(),
    portal: integer('portal').notNull(),
    closed: integer('closed').notNull(),
    /** Cents. */
    room_revenue: bigint('room_revenue', { mode: 'number' }).notNull(),
  },
  (table) => [index('statistics_months_by_month').on(table.month)],
)

/** Sums of a day by the source and the country of the reservations, in cents and room nights. */
export const statisticsSources = pgTable(
  'statistics_sources',
  {
    day: day('day').notNull(),
    /** A channel of reservations, or `portal` for the nights of imported calendars. */
    source: text('source').notNull(),
    country: text('country'),
    /**
     * The day before this one on which these reservations have a part; null on their first day. A period contains a
     * reservation for the first time where it lies before the period, so that reservations are counted once.
     */
    previous: day('previous'),
    reservations: integer('reservations').notNull(),
    nights: integer('nights').notNull(),
    room_revenue: bigint('room_revenue', { mode: 'number' }).notNull(),
    service_revenue: bigint('service_revenue', { mode: 'number' }).notNull(),
  },
  (table) => [index('statistics_sources_by_day').on(table.day)],
)

/** Reservations that arrive on a day, counted by a number of days. */
export const statisticsArrivals = pgTable(
  'statistics_arrivals',
  {
    day: day('day').notNull(),
    kind: text('kind').$type<'booking_window' | 'length_of_stay'>().notNull(),
    days: integer('days').notNull(),
    reservations: integer('reservations').notNull(),
  },
  (table) => [index('statistics_arrivals_by_day').on(table.day)],
)
