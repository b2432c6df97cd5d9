import { isOff } from '@dvor/booking/reservation/states.ts'
import { voucherProvider } from '@dvor/contract/money/vouchers.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../../db/database.ts'
import { pipelined } from '../../db/pipelined.ts'
import { readEmailFacts, type EmailFacts } from '../../messaging/queries.ts'
import { queueEmails, type EmailRequest } from '../../messaging/queue-email.ts'
import type { EmailKey } from '../../messaging/rendering/email-kinds.ts'
import type { RecordedChange } from '../../history/queries.ts'
import { findStateChange } from '../queries/change-queries.ts'
import type { GuestKey, GuestMore, OwnerKey, OwnerMore } from './email-keys.ts'
import { guestEmail, ownerEmails } from './email-requests.ts'
import { subjectOf, type Subject } from './email-subject.ts'
import { isWonDispute, restoredProvider, type Transaction } from '../queries/ledger-queries.ts'
import { isNewOrder, noticeOf } from './choose-notice.ts'
import { listMergeEnds, withdrawEarlier, type FollowingChange } from './merge-notices.ts'
import { findReservation, type Reservation } from '../queries/reservation-queries.ts'
import { listStayViews } from '../queries/stay-queries.ts'
import { listReturnOffers } from './return-block.ts'
import type { BookingServices } from '../queries/services.ts'

type Linked = Pick<BookingServices, 'publicUrl' | 'clock'>

/** A reservation by its id, or its row as just written, which saves reading it while units are locked. */
type About = string | Reservation

const idOf = (about: About): string => (typeof about === 'string' ? about : about.id)

/** A reservation for its e-mails, with the texts of these kinds. @throws ApiError `not_found` */
export async function readSubject(db: Db, about: About, keys: EmailKey[], services: Linked) {
  const id = idOf(about)
  const [property, reservation, stays] = await pipelined([
    readEmailFacts(db, keys),
    typeof about === 'string' ? findReservation(db, { id }) : about,
    listStayViews(db, [id]),
  ])
  return { property, subject: subjectOf(reservation, stays.get(id) ?? [], property.settings, services) }
}

/**
 * Writes the e-mail to the guest about a change of state, and the one to the owner about a new order or a guest's
 * cancellation. To be called in the transaction of the change, after its history row. That row's id is the event key,
 * so the e-mail is written once however often this is called. @throws when the change is not in the history
 */
export async function queueStateNotice(
  db: Db,
  about: About,
  from: ReservationState | null,
  to: ReservationState,
  services: Linked,
): Promise<number> {
  const id = idOf(about)
  const [reservation, recorded, parts] = await pipelined([
    typeof about === 'string' ? findReservation(db, { id }) : about,
    findStateChange(db, id, from, to),
    readNoticeParts(db, [{ id, from, to }]),
  ])
  if (parts === null) return 0
  if (!recorded) throw new Error(`no change from ${from} to ${to} in the history`)
  return queueChangeNotices(db, [{ reservation, from, to, recorded }], parts, services)
}

/** A change of state with its entry in the history. */
interface AnnouncedChange {
  /** The reservation after the change. */
  reservation: Reservation
  from: ReservationState | null
  to: ReservationState
  recorded: RecordedChange
  /** Reason of a guest's cancellation, for the owner. */
  reason?: string | undefined
}

/** Data for e-mails beside the reservations themselves. */
interface NoticeParts {
  property: EmailFacts
  /** By reservation. */
  stays: ReadonlyMap<string, readonly StayView[]>
}

/** A change of state before its e-mails are written. */
type ComingChange = Pick<AnnouncedChange, 'from' | 'to'> & { id: string }

/** May run while the reservations are being changed; null where no e-mails are due. */
export async function readNoticeParts(db: Db, coming: readonly ComingChange[]): Promise<NoticeParts | null> {
  const keys = coming.flatMap(({ from, to }): EmailKey[] => {
    const key = noticeOf(from, to)
    return key ? [key, isNewOrder(from, to) ? 'owner_new_reservation' : 'owner_attention'] : []
  })
  if (keys.length === 0) return null
  const ids = coming.map(({ id }) => id)
  const [property, stays] = await pipelined([readEmailFacts(db, [...new Set(keys)]), listStayViews(db, ids)])
  return { property, stays }
}

/**
 * `queueStateNotice` for changes whose history rows and parts have been read. E-mails about states that follow within
 * a minute are merged. @returns how many e-mails were written
 */
export async function queueChangeNotices(
  db: Db,
  changes: readonly AnnouncedChange[],
  { property, stays }: NoticeParts,
  services: Linked,
): Promise<number> {
  const following = changes.flatMap(followingOf)
  const ends = following.length > 0 ? await listMergeEnds(db, following) : new Map<string, string>()
  const offers = await listReturnOffers(db, changes, services.clock)
  const requests = changes.flatMap((change) => {
    const { reservation } = change
    const [ownStays = [], offer] = [stays.get(reservation.id), offers.get(reservation.id)]
    const subject = subjectOf(reservation, ownStays, property.settings, services, offer)
    return stateEmails(subject, change, ends.get(reservation.id))
  })
  const written = await queueEmails(db, property, requests)
  if (written.length > 0) await withdrawEarlier(db, following, written)
  return written.length
}

/** A new order has no earlier e-mail. */
function followingOf({ reservation: { id }, from, to }: AnnouncedChange): FollowingChange[] {
  const key = noticeOf(from, to)
  return key && from !== null && from !== 'hold' ? [{ id, to, key }] : []
}

function stateEmails(
  subject: Subject,
  { reservation, from, to, recorded, reason }: AnnouncedChange,
  notBefore: string | undefined,
): EmailRequest[] {
  const key = noticeOf(from, to)
  if (key === null) return []
  const toOwner = ownersNotice(from, to, recorded, reason)
  const event = isNewOrder(from, to) ? `order:${reservation.id}` : `change:${recorded.id}`
  const toGuest = guestEmail(subject, key, {}, event)
  return [
    ...(toGuest ? [notBefore ? { ...toGuest, notBefore } : toGuest] : []),
    ...(toOwner ? ownerEmails(subject, toOwner.key, toOwner.more, event) : []),
  ]
}

interface OwnersNotice {
  key: OwnerKey
  more: OwnerMore
}

function ownersNotice(
  from: ReservationState | null,
  to: ReservationState,
  change: RecordedChange,
  reason = 'Hosť rezerváciu zrušil.',
): OwnersNotice | null {
  if (isNewOrder(from, to)) return { key: 'owner_new_reservation', more: {} }
  if (to === 'cancelled' && change.actor === 'guest') return { key: 'owner_attention', more: { reason } }
  return null
}

/** A payment or refund, and the reservation after it. */
export interface MovedMoney {
  reservation: Reservation
  entry: Transaction
  /** Whether the payment confirmed it; the confirmation then contains the paid amount. */
  confirmed?: boolean
}

/**
 * Writes e-mails to guests and owner about payments and refunds, once for each entry of the ledger; reversals have
 * none.
 */
export async function queuePaymentNotices(
  db: Db,
  moved: readonly MovedMoney[],
  services: Linked,
): Promise<number> {
  const announced = moved.filter(({ entry }) => entry.kind !== 'reversal')
  if (announced.length === 0) return 0
  const ids = announced.map(({ reservation }) => reservation.id)
  const [property, stays] = await pipelined([
    readEmailFacts(db, [
      'payment_received',
      'payment_too_late',
      'payment_refunded',
      'reservation_confirmed',
      'owner_payment',
    ]),
    listStayViews(db, ids),
  ])
  const confirmationIsSent = property.texts.get('reservation_confirmed')?.active ?? false
  const requests = announced.flatMap(({ reservation, entry, confirmed = false }) => {
    const subject = subjectOf(reservation, stays.get(reservation.id) ?? [], property.settings, services)
    return moneyEmails(subject, entry, confirmed && confirmationIsSent)
  })
  return (await queueEmails(db, property, requests)).length
}

function moneyEmails(subject: Subject, entry: Transaction, isConfirmed: boolean): EmailRequest[] {
  const { id, kind, amount, provider } = entry
  const paid = isOff(subject.reservation.state) ? 'payment_too_late' : 'payment_received'
  const key = kind === 'refund' ? 'payment_refunded' : paid
  const event = `money:${id}`
  const inWords = (language: Language) => ({ amount: formatMoney(Math.abs(amount), language) })
  // Money that goes back to a gift voucher reaches no account; the e-mail about the change says what is returned. The
  // guest paid nothing where money counts again.
  const isQuiet =
    isConfirmed || provider === restoredProvider || (kind === 'refund' && provider === voucherProvider)
  const toGuest = isQuiet ? null : guestEmail(subject, key, inWords(subject.reservation.language), event)
  const isNews = kind === 'payment' && (provider !== restoredProvider || isWonDispute(entry))
  const toOwner = isNews ? ownerEmails(subject, 'owner_payment', inWords(homeLanguage), event) : []
  return [...(toGuest ? [toGuest] : []), ...toOwner]
}

/** Writes an e-mail to the owner that a reservation needs attention, with the reason (a Slovak sentence). */
export async function queueAttentionNotice(
  db: Db,
  reservationId: string,
  reason: string,
  services: Linked,
): Promise<number> {
  const { property, subject } = await readSubject(db, reservationId, ['owner_attention'], services)
  return (await queueEmails(db, property, ownerEmails(subject, 'owner_attention', { reason }))).length
}

/**
 * Writes any other e-mail about a reservation to its guest: a reminder, its link again, a removed service. `eventKey`
 * names the event, so that it is written once. @returns how many were written: none without an address or with a
 * switched-off text
 */
export async function queueReservationEmail(
  db: Db,
  reservationId: string,
  key: GuestKey,
  more: GuestMore,
  services: Linked,
  eventKey?: string,
): Promise<number> {
  const { property, subject } = await readSubject(db, reservationId, [key], services)
  const request = guestEmail(subject, key, more, eventKey)
  return request ? (await queueEmails(db, property, [request])).length : 0
}
