import type { WaitingState } from '@dvor/contract/values/waiting-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { ratePlanRows } from '../accommodation/rate-plans.ts'
import { reservations } from './reservations.ts'

export const waitingListRows = pgTable(
  'waiting_list',
  {
    ...stamps(),
    /** The secret in the guest's link. */
    token: text('token').notNull().unique(),
    state: text('state').$type<WaitingState>().notNull().default('waiting'),
    position: integer('position').notNull().default(0),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    guest_name: text('guest_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    flexibility: integer('flexibility').notNull().default(0),
    adults: integer('adults').notNull(),
    children_ages: jsonb('children_ages').$type<number[]>().notNull().default([]),
    /** Ids of the units to choose from; any when empty. */
    units: jsonb('units').$type<string[]>().notNull().default([]),
    /** The plan that the guest asks for; any when null. */
    rate_plan: uuid('rate_plan').references(() => ratePlanRows.id, { onDelete: 'set null' }),
    language: text('language').$type<Language>().notNull().default('sk'),
    consent_at: instant('consent_at').notNull(),
    offers: integer('offers').notNull().default(0),
    /** Token of the hold that was offered last; it has the stays. */
    offer_token: text('offer_token'),
    offered_until: instant('offered_until'),
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (table) => [
    index('waiting_in_order')
      .on(table.position)
      .where(sql`${table.state} = 'waiting'`),
    index('waiting_list_by_position').on(table.position),
    index('waiting_list_by_creation').on(table.createdAt),
    index('waiting_list_by_email').on(sql`lower(${table.email})`),
    index('waiting_list_by_reservation').on(table.reservation),
    index('waiting_list_by_rate_plan').on(table.rate_plan),
    index('offered_waiting')
      .on(table.offer_token)
      .where(sql`${table.state} = 'offered'`),
  ],
)
