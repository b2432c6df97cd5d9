import { returnConditions, returnDiscount } from '@dvor/booking/messages/return-offer-text.ts'
import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Db } from '../../db/database.ts'
import type { Block } from '../../db/schema/messages/email-content.ts'
import type { Clock } from '../../platform/clock.ts'
import { findReturnOffer } from '../../pricing/returning-guests.ts'
import { detailUrl, type Subject } from './email-subject.ts'

const words = {
  sk: {
    title: 'Zľava na ďalší pobyt',
    text: (discount: string) => `Nabudúce máte u nás zľavu ${discount}.`,
    link: 'Otvoriť moju rezerváciu',
    caption: 'Odtiaľ si vyberiete termín a zľava sa odpočíta sama, platí len vám',
  },
  en: {
    title: 'A discount for your next stay',
    text: (discount: string) => `Next time you have ${discount} off your stay with us.`,
    link: 'Open my booking',
    caption: 'Choose your days from there and the discount applies by itself, for you alone',
  },
} as const

/** The discount for the next stay with the way to it; nothing where there is none. */
export function returnBlocks(subject: Subject, language: Language): Block[] {
  const { returnOffer: offer } = subject
  if (!offer) return []
  const { title, text, link, caption } = words[language]
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
  const found = new Map<string, ReturnOffer>()
  for (const { reservation, to } of changes) {
    const offer = await findReturnOffer(db, { id: reservation.id, state: to }, todayIn(clock.now()))
    if (offer) found.set(reservation.id, offer)
  }
  return found
}
