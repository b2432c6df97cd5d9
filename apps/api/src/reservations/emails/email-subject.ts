import { inLanguage } from '@dvor/booking/messages/translated-lines.ts'
import { balanceOf } from '@dvor/booking/money/balance.ts'
import { accountOf, type Account } from '@dvor/booking/money/payment-status.ts'
import { stateRules } from '@dvor/booking/reservation/states.ts'
import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Language } from '@dvor/format/languages.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { EmailSettings } from '../../messaging/queries.ts'
import type { BookingServices } from '../queries/services.ts'
import type { Reservation } from '../queries/reservation-queries.ts'

/** Data of a reservation for its e-mails. */
export interface Subject {
  reservation: Reservation
  stays: readonly StayView[]
  settings: EmailSettings
  account: Account
  publicUrl: string
  /** Today in the property. */
  today: Day
  /** The guest's discount for the next stay, where the stay is finished now. */
  returnOffer: ReturnOffer | null
}

/** The agreed price in a language: with the owner's names translated. */
export const priceIn = ({ reservation, settings }: Subject, language: Language): PriceBreakdown =>
  inLanguage(reservation.price, language, settings.texts ?? {})

/** Builds the subject; the paid amount follows from the `due` column. */
export function subjectOf(
  reservation: Reservation,
  stays: readonly StayView[],
  settings: EmailSettings,
  { publicUrl, clock }: Pick<BookingServices, 'publicUrl' | 'clock'>,
  returnOffer: ReturnOffer | null = null,
): Subject {
  const paid = reservation.total - reservation.due
  const account = withNextPart(reservation, accountOf(reservation, [{ kind: 'payment', amount: paid }]))
  return { reservation, stays, settings, account, publicUrl, today: todayIn(clock.now()), returnOffer }
}

/** Of a promised stay a missing deposit is due with the next part (`dueParts`), so both are asked for together. */
function withNextPart(reservation: Reservation, account: Account): Account {
  const next = stateRules[reservation.state].isFirm ? balanceOf(reservation) : null
  return { ...account, due_now: Math.max(account.due_now, next?.amount ?? 0) }
}

/** The guest's own page of the reservation, in the guest's language. */
export const detailUrl = ({ publicUrl, reservation }: Pick<Subject, 'publicUrl' | 'reservation'>): string =>
  publicUrl + sitePath(`/rezervacia-detail/${reservation.token}`, reservation.language)

/**
 * The payment part of the guest's page. It shows what is open at the moment of looking, so an e-mail that carries it
 * does not go stale when the price changes or the money arrives.
 */
export const payUrl = (subject: Pick<Subject, 'publicUrl' | 'reservation'>): string =>
  `${detailUrl(subject)}#${paymentAnchor}`

/** The part of the guest's page where another time is chosen for what was called off for the weather. */
export const weatherUrl = (subject: Pick<Subject, 'publicUrl' | 'reservation'>): string =>
  `${detailUrl(subject)}#pocasie`

/** The reservation in the back office. */
export const adminUrl = ({ publicUrl, reservation }: Pick<Subject, 'publicUrl' | 'reservation'>): string =>
  `${publicUrl}/reservations/edit/${reservation.id}`
