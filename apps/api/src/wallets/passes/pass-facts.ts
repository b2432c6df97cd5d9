import { unitText } from '@dvor/booking/messages/unit-text.ts'
import { occurrencesOf } from '@dvor/booking/services/slot-lines.ts'
import { navigationWays, placeOf, type Place } from '@dvor/contract/site/places.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatTime, instantAt } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { partyText } from '@dvor/format/plurals.ts'
import { detailUrl, type Subject } from '../../reservations/emails/email-subject.ts'
import { arrivalText, checkOutText } from '../../reservations/emails/stay-times.ts'

/** Data of a reservation that a pass shows, in the guest's language. */
export interface PassFacts {
  language: Language
  /** Id of the reservation. */
  id: string
  number: string
  /** Name of the property. */
  property: string
  /** The booked units; without a stay the first service. */
  title: string
  begins: Date
  ends: Date
  /** `4. 6. 2027, od 14:00` */
  arrival: string
  /** Null without a stay. */
  departure: string | null
  party: string | null
  address: string
  /** Null where only the address is known. */
  place: Place | null
  /** Opens the way in a navigation app. */
  way: string | null
  phone: string | null
  email: string
  /** The guest's page of the reservation. */
  url: string
}

type Times = Pick<PassFacts, 'title' | 'begins' | 'ends' | 'arrival' | 'departure'>

/** The facts of a numbered reservation; null where it has neither a stay nor a service with a time. */
export function passFacts(subject: Subject): PassFacts | null {
  const { reservation, settings, stays } = subject
  const { language, id, number, adults, children } = reservation
  const times = stayTimes(subject) ?? serviceTimes(subject)
  if (!times || number === null) return null
  const town = [settings.postal_code, settings.city].filter(Boolean).join(' ')
  const elsewhere = stays[0]?.address ?? null
  // A building with an address of its own may stand far from the property's coordinates.
  const place = elsewhere === null ? placeOf(settings) : null
  return {
    language,
    id,
    number,
    property: settings.business_name,
    ...times,
    party: adults + children > 0 ? partyText(adults, children, language) : null,
    address: elsewhere ?? [settings.street, town].filter(Boolean).join(', '),
    place,
    way: place && (navigationWays(place)[0]?.url ?? null),
    phone: settings.phone,
    email: settings.email,
    url: detailUrl(subject),
  }
}

/** From the first arrival to the last departure, each with the times of the buildings that are entered and left then. */
function stayTimes({ stays, settings, reservation: { language } }: Subject): Times | null {
  const first = stays.map(({ arrival }) => arrival).toSorted()[0]
  const last = stays
    .map(({ departure }) => departure)
    .toSorted()
    .at(-1)
  if (!first || !last) return null
  const entered = stays.filter(({ arrival }) => arrival === first)
  const lastStays = stays.filter(({ departure }) => departure === last)
  const earliest = entered.map(({ check_in_from }) => check_in_from).toSorted()[0] ?? settings.check_in_from
  const latest =
    lastStays
      .map((stay) => stay.check_out_until)
      .toSorted()
      .at(-1) ?? settings.check_out_until
  return {
    title: stays.map((stay) => unitText(stay, language)).join(', '),
    begins: instantAt(first, earliest),
    ends: instantAt(last, latest),
    arrival: `${formatDay(first, language)}, ${arrivalText({ stays: entered, settings }, language)}`,
    departure: `${formatDay(last, language)}, ${checkOutText({ stays: lastStays, settings }, language)}`,
  }
}

function serviceTimes({ reservation: { language, price } }: Subject): Times | null {
  const [first] = occurrencesOf(price.lines)
  if (!first) return null
  const { title, day, time_from, time_to } = first
  return {
    title,
    begins: instantAt(day, time_from),
    ends: instantAt(day, time_to),
    arrival: `${formatDay(day, language)}, ${formatTime(time_from, language)}`,
    departure: null,
  }
}
