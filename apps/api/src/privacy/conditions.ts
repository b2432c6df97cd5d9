import { and, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import { contactMessageRows } from '../db/schema/messages/contact-messages.ts'
import { incomingEmailRows } from '../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../db/schema/messages/outgoing-emails.ts'
import { surveyRows } from '../db/schema/messages/surveys.ts'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { roomingPersons } from '../db/schema/reservations/guest-register.ts'
import { gatheringRows } from '../db/schema/reservations/gatherings.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { hallDemandRows } from '../db/schema/services/hall-demands.ts'
import type { Person } from './person.ts'

/** `column = any(ids)` with one bound array, because a statement takes at most 65,535 values. */
export const anyOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::uuid[])`

/** The column has the person's address; false where the person has none. */
export const hasAddress = (column: AnyPgColumn, { email }: Person): SQL =>
  email === null ? sql`false` : sql`lower(${column}) = ${email}`

/** Rows of the person's reservations. */
export const ofReservations = (column: AnyPgColumn, { reservations }: Person): SQL =>
  anyOf(column, reservations)

/**
 * E-mails about the person's reservations, answers to the person's enquiries, and others to the person or with the
 * person as the sender to answer.
 */
export const emailsOf = (person: Person): SQL | undefined =>
  or(
    ofReservations(outgoingEmailRows.reservation, person),
    and(
      isNull(outgoingEmailRows.reservation),
      or(hasAddress(outgoingEmailRows.to, person), hasAddress(outgoingEmailRows.reply_to, person)),
    ),
    sql`${outgoingEmailRows.hall_demand} in (select ${hallDemandRows.id} from ${hallDemandRows} where ${demandsOf(person)})`,
    sql`${outgoingEmailRows.contact_message} in (select ${contactMessageRows.id} from ${contactMessageRows}
      where ${messagesOf(person)})`,
  )

/** E-mails that came from the person, or about the person's reservations. */
export const incomingOf = (person: Person): SQL | undefined =>
  or(
    ofReservations(incomingEmailRows.reservation, person),
    hasAddress(incomingEmailRows.from_address, person),
  )

/** Surveys of the person's reservations, and those to the person's address. */
export const surveysOf = (person: Person): SQL | undefined =>
  or(ofReservations(surveyRows.reservation, person), hasAddress(surveyRows.email, person))

/** Cards of the person: with the address, of a reservation, and those that were merged with one of them. */
export const guestsOf = (person: Person): SQL => sql`${guestRows.id} in (
  select whole.id from ${guestRows} as whole join ${guestRows} as own
    on coalesce(whole.merged_into, whole.id) = coalesce(own.merged_into, own.id)
  where ${person.email === null ? sql`false` : sql`lower(own.email) = ${person.email}`}
    or own.id in (select ${reservations.guest} from ${reservations} where ${ofReservations(reservations.id, person)}))`

/** Rooming lists of the person's reservations, and the person in those of others. */
export const listedOf = (person: Person): SQL | undefined =>
  or(ofReservations(roomingPersons.reservation, person), hasAddress(roomingPersons.email, person))

/** Contact messages from the person's address. */
export const messagesOf = (person: Person): SQL => hasAddress(contactMessageRows.email, person)
/** Gatherings that the person organises. */
export const gatheringsOf = (person: Person): SQL => hasAddress(gatheringRows.email, person)

/** Entries of the waiting list with the person's address. */
export const waitingOf = (person: Person): SQL => hasAddress(waitingListRows.email, person)
/** Enquiries about halls from the person's address. */
export const demandsOf = (person: Person): SQL => hasAddress(hallDemandRows.email, person)

/** Vouchers that the person bought. */
export const boughtBy = (person: Person): SQL => hasAddress(voucherRows.buyer_email, person)

/** Vouchers that the person is given. */
export const givenTo = (person: Person): SQL => hasAddress(voucherRows.recipient_email, person)

/** The column names a voucher that the person bought: its payments are the buyer's alone. */
export const ofBoughtVouchers = (column: AnyPgColumn, person: Person): SQL =>
  sql`${column} in (select ${voucherRows.id} from ${voucherRows} where ${boughtBy(person)})`

/** E-mails that a sender may still send. */
export const unsent: SQL = inArray(outgoingEmailRows.state, ['queued', 'failed'])
