import { returnConditions, returnDiscount } from '@dvor/booking/messages/return-offer-text.ts'
import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { emailActionWords } from '@dvor/texts/areas.ts'
import type { Db } from '../../db/database.ts'
import type { Block } from '../../db/schema/messages/email-content.ts'
import type { Clock } from '../../platform/clock.ts'
import { findReturnOffer } from '../../pricing/returning-guests.ts'
import { detailUrl, type Subject } from './email-subject.ts'

/** The discount for the next stay with the way to it; nothing where there is none. */
export function returnBlocks(subject: Subject, language: Language): Block[] {
  const { returnOffer: offer } = subject
  if (!offer) return []
  const { title, text, link, caption } = emailActionWords[language].returning
  const said = [text(returnDiscount(offer, language)), returnConditions(offer, language)]
  const way = { label: link, url: detailUrl(subject) }
  return [{ kind: 'offer', title, text: said.filter(Boolean).join(' '), link: way, caption }]
}

/** The discounts of reservations that are finished now, by their ids. */
export async function listReturnOffers(
  db: Db,
  changes: readonly { reservation: { id: string }; to: ReservationState }[],
  clock: Clock,
): Promise<Map<string, ReturnOffer>> {
  const offersByReservation = new Map<string, ReturnOffer>()
  for (const { reservation, to } of changes) {
    const offer = await findReturnOffer(db, { id: reservation.id, state: to }, todayIn(clock.now()))
    if (offer) offersByReservation.set(reservation.id, offer)
  }
  return offersByReservation
}
