import { openGatheringStates, type GatheringState } from '@dvor/contract/values/gathering-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { inLiterals } from '../../in-literals.ts'
import { units } from '../accommodation/accommodation-units.ts'
import { reservations } from './reservations.ts'

/** Stays of several families, who choose among units that are held for them. */
export const gatheringRows = pgTable(
  'gatherings',
  {
    ...stamps(),
    /** The secret in the link that families share. */
    token: text('token').notNull().unique(),
    /** The secret in the organiser's link, which only the e-mails have. */
    organiser_token: text('organiser_token').notNull().unique(),
    state: text('state').$type<GatheringState>().notNull().default('unconfirmed'),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    guest_name: text('guest_name').notNull(),
    email: text('email').notNull(),
    /** Normal form of the address (`mailboxKey`), which has one confirmed gathering at a time. */
    mailbox: text('mailbox').notNull(),
    phone: text('phone'),
    arrival: day('arrival').notNull(),
    departure: day('departure').notNull(),
    message: text('message'),
    language: text('language').$type<Language>().notNull().default('sk'),
    held_until: instant('held_until').notNull(),
    /** Hours by which the organiser has prolonged it. */
    prolonged_hours: integer('prolonged_hours').notNull().default(0),
    confirmed_at: instant('confirmed_at'),
    reminded_at: instant('reminded_at'),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('one_open_gathering_of_mailbox')
      .on(table.mailbox)
      .where(inLiterals(table.state, ['open'])),
    index('gatherings_of_mailbox').on(table.mailbox),
    index('gatherings_open').on(table.held_until).where(inLiterals(table.state, openGatheringStates)),
    index('gatherings_by_creation').on(table.createdAt),
    index('gatherings_by_email').on(sql`lower(${table.email})`),
  ],
)

/** Units of a gathering; their nights belong to the stay of `reservation`. */
export const gatheringUnitRows = pgTable(
  'gathering_units',
  {
    ...stamps(),
    gathering: uuid('gathering')
      .notNull()
      .references(() => gatheringRows.id, { onDelete: 'cascade' }),
    unit: uuid('unit')
      .notNull()
      .references(() => units.id),
    /** The gathering's own hold, the hold of a family, or what a family has ordered; null once it is released. */
    reservation: uuid('reservation').references(() => reservations.id, { onDelete: 'set null' }),
    /** Until when a family keeps its choice; null for the gathering's own hold. */
    chosen_until: instant('chosen_until'),
    /** When the organiser got the e-mail about the order. */
    joined_at: instant('joined_at'),
  },
  (table) => [
    uniqueIndex('unit_once_in_gathering').on(table.gathering, table.unit),
    index('gathering_units_of_reservation').on(table.reservation),
    index('gathering_units_of_unit').on(table.unit),
  ],
)
