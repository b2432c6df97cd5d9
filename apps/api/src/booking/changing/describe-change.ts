import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { partyText, persons } from '@dvor/format/plurals.ts'
import { changeWords } from '@dvor/texts/areas.ts'
import { serviceInWords } from '../../slots/present-services.ts'

interface Standing {
  /** Cents. */
  total: number
  stays: readonly StayView[]
  /** Slot services. */
  services: readonly ServiceReservation[]
  /** What is to be ready at the departure, in words. */
  ordered: string
  /** Cents. */
  paid_by_vouchers: number
}

/** The differences as a few sentences for an e-mail; a change of common services shows in the price alone. */
export function describeChange(
  { before, after }: { before: Standing; after: Standing },
  language: Language,
): string {
  const words = changeWords[language]
  const [was, is] = [before, after].map(({ stays }) =>
    stays.map((stay) => stayInWords(stay, language)).join('; '),
  )
  const stays = was === is ? [] : [`${words.stay}: ${was} → ${is}.`]
  const ready = before.ordered === after.ordered ? [] : [`${words.atDeparture}: ${after.ordered || '–'}.`]
  const changes = [...stays, ...servicesInWords(before.services, after.services, language), ...ready]
  const price = [before, after].map(({ total }) => formatMoney(total, language)).join(' → ')
  const returned = before.paid_by_vouchers - after.paid_by_vouchers
  return [
    ...(changes.length > 0 ? changes : [words.services]),
    before.total === after.total ? words.samePrice : `${words.price}: ${price}.`,
    ...(returned > 0 ? [`${words.returned} ${formatMoney(returned, language)}.`] : []),
  ].join(' ')
}

function stayInWords(stay: StayView, language: Language): string {
  const { accommodation_unit: unit, arrival, departure, adults, children_ages } = stay
  const days = formatDayRange(arrival, departure, language)
  return `${unit.title}, ${days}, ${partyText(adults, children_ages.length, language)}`
}

function servicesInWords(
  before: readonly ServiceReservation[],
  after: readonly ServiceReservation[],
  language: Language,
): string[] {
  const words = changeWords[language]
  const inWords = (one: ServiceReservation) =>
    `${serviceInWords(one, language)}, ${persons(one.persons, language)}`
  const added = after.filter(({ id }) => before.every((old) => old.id !== id))
  const changed = before.flatMap((old) => {
    const now = after.find(({ id }) => id === old.id)
    if (!now) return [`${words.removed}: ${inWords(old)}.`]
    return inWords(now) === inWords(old) ? [] : [`${words.moved}: ${inWords(old)} → ${inWords(now)}.`]
  })
  return [...added.map((one) => `${words.added}: ${inWords(one)}.`), ...changed]
}
