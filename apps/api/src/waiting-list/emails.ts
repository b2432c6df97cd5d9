import type { WaitingFit } from '@dvor/booking/availability/waiting-fits.ts'
import { waitingLimits, type WaitingFit as WaitingOffer } from '@dvor/contract/reservations/waiting-list.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, partyText } from '@dvor/format/plurals.ts'
import { changeWords } from '@dvor/texts/areas.ts'
import type { Db } from '../db/database.ts'
import { listUnitNames } from '../inventory/unit-names.ts'
import type { EmailRequest } from '../messaging/queue-email.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { nameFits } from './name-fits.ts'
import type { WaitingEntry } from './queries.ts'

/** The guest's page of an entry, in the guest's language. */
export const entryUrl = (
  { token, language }: Pick<WaitingEntry, 'token' | 'language'>,
  publicUrl: string,
): string => publicUrl + sitePath(`/poradovnik/${token}`, language)

interface Days {
  arrival: string
  departure: string
}

function wordsOf(entry: WaitingEntry, { arrival, departure }: Days, publicUrl: string) {
  const { language, adults, children_ages } = entry
  return {
    guest_name: entry.guest_name,
    guest_first_name: entry.first_name,
    stay_days: formatDayRange(arrival, departure, language),
    nights: nights(daysBetween(arrival, departure), language),
    party: partyText(adults, children_ages.length, language),
    waiting_url: entryUrl(entry, publicUrl),
  }
}

/** The e-mail to a guest who has joined the list. */
export async function joinedEmail(
  db: Db,
  entry: WaitingEntry,
  { publicUrl }: BookingServices,
): Promise<EmailRequest<'waiting_list_joined'>> {
  const names = await listUnitNames(db, entry.units)
  const units =
    [...names.values()].map(({ title }) => title).join(', ') || changeWords[entry.language].anyUnit
  return {
    key: 'waiting_list_joined',
    to: entry.email,
    language: entry.language,
    variables: { ...wordsOf(entry, entry, publicUrl), units },
    sections: entry.flexibility > 0 ? ['is_flexible'] : [],
  }
}

/** The entry by which an address gets no further one. */
export interface Obstacle {
  entry: WaitingEntry
  /** Whether it is for the same days; otherwise the address has too many. */
  isSame: boolean
}

/** The e-mail in place of a further entry, with the link to the one that stands in its way. */
export async function refusedEmail(
  db: Db,
  { arrival, departure }: Days,
  { entry, isSame }: Obstacle,
  services: BookingServices,
): Promise<EmailRequest<'waiting_list_refused'>> {
  const { variables, ...known } = await joinedEmail(db, entry, services)
  const stay_days = formatDayRange(arrival, departure, entry.language)
  return {
    ...known,
    key: 'waiting_list_refused',
    variables: { ...variables, stay_days },
    sections: [isSame ? 'has_entry' : 'has_too_many'],
  }
}

/** The units of an offer; of several each with its guests. */
function offeredUnits({ stays }: WaitingOffer, language: Language): string {
  const [first, ...others] = stays
  if (first && others.length === 0) return first.accommodation_unit.title
  const guestsOf = ({ adults, children_ages }: (typeof stays)[number]) =>
    partyText(adults, children_ages.length, language)
  return stays.map((one) => `${one.accommodation_unit.title} (${guestsOf(one)})`).join(', ')
}

/** The e-mail with the link to the held nights. */
export async function offerEmail(
  db: Db,
  entry: WaitingEntry,
  fit: WaitingFit,
  total: number,
  { publicUrl }: BookingServices,
): Promise<EmailRequest<'waiting_list_offer'>> {
  const { language, offered_until } = entry
  const [named] = await nameFits(db, [fit], language)
  return {
    key: 'waiting_list_offer',
    to: entry.email,
    language,
    variables: {
      ...wordsOf(entry, named ?? entry, publicUrl),
      units: named ? offeredUnits(named, language) : '',
      rate_plan: named?.rate_plan?.title ?? '',
      total: formatMoney(total, language),
      held_until: offered_until ? formatInstant(offered_until, language) : '',
    },
    sections: [
      entry.offers >= waitingLimits.offers ? 'last_offer' : 'further_offer',
      ...(named?.rate_plan ? (['has_rate_plan'] as const) : []),
    ],
  }
}
