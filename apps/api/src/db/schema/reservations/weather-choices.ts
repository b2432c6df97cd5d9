import type { WeatherDecision } from '@dvor/contract/services/weather.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { reservations } from './reservations.ts'
import { serviceSlotRows } from '../services/service-slots.ts'

/** Activities that were called off for the weather, each with what its guest chose instead. */
export const weatherChoiceRows = pgTable(
  'weather_choices',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The booked service that was taken off; it makes a second press do nothing. */
    booked: uuid('booked').notNull().unique('one_weather_choice'),
    service_slot: uuid('service_slot')
      .notNull()
      .references(() => serviceSlotRows.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    day: day('day').notNull(),
    time_from: text('time_from').notNull(),
    persons: integer('persons').notNull(),
    children_ages: jsonb('children_ages').$type<number[]>().notNull().default([]),
    /** Cents by which the reservation became cheaper. */
    amount: integer('amount').notNull(),
    choose_by: instant('choose_by').notNull(),
    decision: text('decision').$type<WeatherDecision>().notNull().default('open'),
    decided_at: instant('decided_at'),
    new_day: day('new_day'),
    new_time: text('new_time'),
  },
  (table) => [
    index('weather_choices_of_reservation').on(table.reservation),
    index('weather_choices_of_slot').on(table.service_slot, table.day),
    index('open_weather_choices')
      .on(table.choose_by)
      .where(sql`${table.decision} = 'open'`),
  ],
)
