import type { StayGuest } from '@dvor/contract/guests/guest-register.ts'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { reservations } from './reservations.ts'

/**
 * Persons who stay: the guest register that the law requires. Rows are deleted when their time of retention is over
 * (`clear-guests.ts`), or when the order is given up (`forget-guests.ts`).
 */
export const stayGuests = pgTable(
  'stay_guests',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    birth_date: day('birth_date').notNull(),
    nationality: text('nationality').notNull(),
    document_kind: text('document_kind').$type<StayGuest['document_kind']>().notNull(),
    /** Encrypted; see `document-numbers.ts`. */
    document_sealed: text('document_sealed'),
    /** Of nationals who need a visa; its number is encrypted as that of the document. */
    birth_place: text('birth_place'),
    visa_sealed: text('visa_sealed'),
    address: text('address').notNull(),
    purpose: text('purpose').$type<StayGuest['purpose']>().notNull(),
    tax_exemption: text('tax_exemption').$type<StayGuest['tax_exemption']>(),
    reported_at: instant('reported_at'),
  },
  (table) => [
    index('guests_of_reservation').on(table.reservation),
    index('guests_by_creation').on(table.createdAt),
  ],
)

/** Who sleeps in which room of a group: what its organiser sent before the arrival, with less than the register asks. */
export const roomingPersons = pgTable(
  'rooming_persons',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Id of the stay. A change of stays writes them anew under their ids, so it is no foreign key. */
    stay: uuid('stay'),
    position: integer('position').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    birth_date: day('birth_date'),
    nationality: text('nationality'),
    email: text('email'),
    phone: text('phone'),
    note: text('note'),
    is_child: boolean('is_child').notNull(),
  },
  (table) => [
    index('listed_of_reservation').on(table.reservation),
    index('listed_of_stay').on(table.stay),
    index('listed_by_creation').on(table.createdAt),
  ],
)
