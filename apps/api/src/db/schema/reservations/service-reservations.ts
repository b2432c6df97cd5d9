import type { AgreedChild } from '@dvor/contract/services/slots.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { serviceSlotRows } from '../services/service-slots.ts'
import { reservations } from './reservations.ts'

/** Slot services of reservations, with the agreed title, times and prices. */
export const serviceReservations = pgTable(
  'service_reservations',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    service_slot: uuid('service_slot')
      .notNull()
      .references(() => serviceSlotRows.id),
    title: text('title').notNull(),
    day: day('day').notNull(),
    time_from: text('time_from').notNull(),
    time_to: text('time_to').notNull(),
    persons: integer('persons').notNull(),
    /** The children among the persons, with their agreed prices. */
    children: jsonb('children').$type<AgreedChild[]>().notNull().default([]),
    unit_price: integer('unit_price').notNull(),
    amount: integer('amount').notNull(),
    vat_kind: text('vat_kind').$type<VatKind>().notNull(),
    /** Whether its price is a part of the reservation's package. */
    in_package: boolean('in_package').notNull().default(false),
    /** Number of its seats in the counter at present; 0 once they were given back. */
    seats: integer('seats').notNull(),
  },
  (table) => [
    index('slot_services_of_reservation').on(table.reservation),
    index('slot_services_of_occurrence').on(table.service_slot, table.day),
    index('slot_services_by_day').on(table.day),
    check('service_reservation_seats', sql`${table.seats} >= 0`),
  ],
)
