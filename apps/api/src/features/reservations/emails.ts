import type { ReservationState } from '@dvor/contract/reservation-states.ts'
import type { StaySeen } from '@dvor/contract/reservations.ts'
import type { Db } from '../../platform/database.ts'
import { together } from '../../platform/together.ts'
import { readHouse, type House } from '../emails/queries.ts'
import { queueEmails } from '../emails/queue-email.ts'
import type { EmailKey } from '../emails/variables.ts'
import type { RecordedChange } from '../history/queries.ts'
import { findStateChange } from './change-queries.ts'
import {
  guestEmail,
  ownerEmail,
  type GuestKey,
  type GuestMore,
  type OwnerKey,
  type OwnerMore,
} from './email-requests.ts'
import { subjectOf } from './email-subject.ts'
import { findTransaction } from './ledger-queries.ts'
import { isNewOrder, noticeOf } from './choose-notice.ts'
import { findReservation, listStaysSeen, type Reservation } from './queries.ts'
import type { BookingServices } from './services.ts'
import { formatMoney } from '@dvor/format/money.ts'

type Linked = Pick<BookingServices, 'publicUrl'>

/** A reservation by its id, or as its writer has just read it back, which saves reading it while units are locked. */
type About = string | Reservation

const idOf = (about: About): string => (typeof about === 'string' ? about : about.id)

async function readSubject(db: Db, about: About, keys: EmailKey[], services: Linked) {
  const id = idOf(about)
  const [house, reservation, stays] = await together([
    readHouse(db, keys),
    typeof about === 'string' ? findReservation(db, { id }) : about,
    listStaysSeen(db, [id]),
  ])
  return { house, subject: subjectOf(reservation, stays.get(id) ?? [], house.settings, services) }
}

/**
 * Tells the guest of a change of state, and the owner of a new order or a guest's cancellation. To be called in the
 * transaction of the change, after its history row; that row names the event, so the notice is written once however
 * often this is called. @throws when the change is not in the history
 */
export async function queueStateNotice(
  db: Db,
  about: About,
  from: ReservationState | null,
  to: ReservationState,
  services: Linked,
): Promise<number> {
  const id = idOf(about)
  const [reservation, recorded, parts] = await together([
    typeof about === 'string' ? findReservation(db, { id }) : about,
    findStateChange(db, id, from, to),
    readNoticeParts(db, id, from, to),
  ])
  if (parts === null) return 0
  if (!recorded) throw new Error(`no change from ${from} to ${to} in the history`)
  return tellOfChange(db, reservation, { from, to, recorded }, parts, services)
}

/** A change of state with its entry in the history. */
interface ToldChange {
  from: ReservationState | null
  to: ReservationState
  recorded: RecordedChange
}

/** What a notice is made from beside the reservation itself. */
interface NoticeParts {
  house: House
  stays: readonly StaySeen[]
}

/** Can be read while the reservation is being changed; null where nobody is told. */
export async function readNoticeParts(
  db: Db,
  id: string,
  from: ReservationState | null,
  to: ReservationState,
): Promise<NoticeParts | null> {
  const key = noticeOf(from, to)
  if (key === null) return null
  const [house, stays] = await together([
    readHouse(db, [key, isNewOrder(from, to) ? 'owner_new_reservation' : 'owner_attention']),
    listStaysSeen(db, [id]),
  ])
  return { house, stays: stays.get(id) ?? [] }
}

/** `queueStateNotice` for a change whose history row and parts are at hand. */
export async function tellOfChange(
  db: Db,
  reservation: Reservation,
  { from, to, recorded }: ToldChange,
  { house, stays }: NoticeParts,
  services: Linked,
): Promise<number> {
  const key = noticeOf(from, to)
  if (key === null) return 0
  const toOwner = ownersNotice(from, to, recorded)
  const subject = subjectOf(reservation, stays, house.settings, services)
  const event = isNewOrder(from, to) ? `order:${reservation.id}` : `change:${recorded.id}`
  const toGuest = guestEmail(subject, key, {}, event)
  const requests = [
    ...(toGuest ? [toGuest] : []),
    ...(toOwner ? [ownerEmail(subject, toOwner.key, toOwner.more, event)] : []),
  ]
  return (await queueEmails(db, house, requests)).length
}

interface OwnersNotice {
  key: OwnerKey
  more: OwnerMore
}

function ownersNotice(
  from: ReservationState | null,
  to: ReservationState,
  change: RecordedChange,
): OwnersNotice | null {
  if (isNewOrder(from, to)) return { key: 'owner_new_reservation', more: {} }
  if (to === 'cancelled' && change.actor === 'guest')
    return { key: 'owner_attention', more: { reason: 'Hosť rezerváciu zrušil.' } }
  return null
}

/** Tells guest and owner of a movement of money, once for each entry of the ledger; a reversal is the house's own affair. */
export async function queuePaymentNotice(
  db: Db,
  reservationId: string,
  transactionLogId: string,
  services: Linked,
): Promise<number> {
  const entry = await findTransaction(db, transactionLogId)
  if (!entry || entry.kind === 'reversal') return 0
  const key = entry.kind === 'refund' ? 'payment_refunded' : 'payment_received'
  const { house, subject } = await readSubject(db, reservationId, [key, 'owner_payment'], services)
  const event = `money:${transactionLogId}`
  const inWords = (language: 'sk' | 'en') => ({ amount: formatMoney(Math.abs(entry.amount), language) })
  const toGuest = guestEmail(subject, key, inWords(subject.reservation.language), event)
  const toOwner = entry.kind === 'payment' ? [ownerEmail(subject, 'owner_payment', inWords('sk'), event)] : []
  return (await queueEmails(db, house, [...(toGuest ? [toGuest] : []), ...toOwner])).length
}

/** Tells the owner that a reservation needs a look, and why (a Slovak sentence). */
export async function queueAttentionNotice(
  db: Db,
  reservationId: string,
  reason: string,
  services: Linked,
): Promise<number> {
  const { house, subject } = await readSubject(db, reservationId, ['owner_attention'], services)
  return (await queueEmails(db, house, [ownerEmail(subject, 'owner_attention', { reason })])).length
}

/**
 * Any other e-mail about a reservation to its guest: a reminder, its link again, a service that was removed. `once`
 * names the event, so that it is told once. @returns how many were written: none without an address or a switched-off text
 */
export async function queueReservationEmail(
  db: Db,
  reservationId: string,
  key: GuestKey,
  more: GuestMore,
  services: Linked,
  once?: string,
): Promise<number> {
  const { house, subject } = await readSubject(db, reservationId, [key], services)
  const request = guestEmail(subject, key, more, once)
  return request ? (await queueEmails(db, house, [request])).length : 0
}
