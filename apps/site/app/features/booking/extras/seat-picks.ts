import type { Party } from '@dvor/booking/stay/guests.ts'
import { isForUnits, mostOfReservation, oldEnough } from '@dvor/booking/services/slots.ts'
import { childrenPrices } from '@dvor/booking/services/slot-lines.ts'
import type { Occurrence } from '@dvor/contract/services/slots.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDayLong, formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf, type Day } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { nbsp } from '@dvor/format/language.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { weekdayName, weekdayShort } from '@dvor/format/names.ts'
import { countInGenitive, countOf, minutes, persons } from '@dvor/format/plurals.ts'
import { childPriceFacts } from '../../activities/child-price-facts.ts'
import { weatherFact } from '../../activities/weather-fact.ts'
import type { Draft } from '../flow/draft.ts'
import type { FlowSlotService } from '../flow/load-services.ts'
import { bookingTexts, seatSentence, seatWords } from '@dvor/texts/areas.ts'

export type SeatPick = Draft['seats'][number]

/** Whether nobody can book it, including this guest: the API counts the seats that the guest's device holds as free. */
export const isShut = ({ refusals, free }: Occurrence): boolean =>
  free === 0 || refusals.some(({ code }) => code !== 'full')

/** The guests of the stays, with the units that they take. */
export interface SeatParty extends Party {
  units: readonly string[]
}

/**
 * The most people of the party who can take part: within the seats and the limit of one reservation, and old enough
 * where the service asks for it.
 */
export function mostOf(
  service: FlowSlotService,
  { free }: Pick<Occurrence, 'free'>,
  party: SeatParty,
): number {
  const able = oldEnough(service, party)
  const limit = mostOfReservation(service, party.units.length) ?? free
  return Math.min(free, limit, able < party.adults + party.children_ages.length ? able : free)
}

/** Whether somebody of the party is old enough, and the service is for its rooms. */
export const canTakePart = (service: FlowSlotService, party: SeatParty): boolean =>
  oldEnough(service, party) > 0 && isForUnits(service, party.units)

/** Key of an occurrence, or of the seats taken in it. */
export const pickKey = ({ service_slot, day }: Pick<SeatPick, 'service_slot' | 'day'>): string =>
  `${service_slot} ${day}`

/** Whether the taken seats cannot be booked any more. */
export const isGone = (one: Occurrence, pick: SeatPick): boolean => isShut(one) || pick.persons > one.free

/**
 * The number of people when a time is taken: all of the party who may come where a group has one price, else one,
 * because each person costs extra.
 */
export function firstCount(service: FlowSlotService, one: Occurrence, party: SeatParty): number {
  const able = Math.min(mostOf(service, one, party), party.adults + party.children_ages.length)
  return Math.max(fewestOf(service), service.price_unit === 'group' ? able : 1)
}

/** The least number of people; a private group can have a least size. */
export const fewestOf = ({ price_unit, min_persons }: FlowSlotService): number =>
  price_unit === 'group' ? Math.max(1, min_persons ?? 1) : 1

/** The people of a choice: adults and children, and further adults up to the least number. */
export const peopleOf = (service: FlowSlotService, adults: number, children_ages: readonly number[]) => ({
  persons: Math.max(fewestOf(service), adults + children_ages.length),
  children_ages: [...children_ages],
})

/** The ages of the party's children who may take part, where children have prices of their own; else none. */
export const childrenAble = (
  { price_unit, child_prices, min_age }: FlowSlotService,
  { children_ages }: Pick<SeatParty, 'children_ages'>,
): number[] =>
  price_unit === 'group' || child_prices.length === 0
    ? []
    : children_ages.filter((age) => age >= (min_age ?? 0))

/** The first and the last age of children with a price of their own; null where children pay as adults. */
export function pricedAges({
  price_unit,
  child_prices,
  min_age,
}: FlowSlotService): readonly [youngest: number, oldest: number] | null {
  const youngest = min_age ?? 0
  const oldest = Math.max(-1, ...child_prices.map(({ up_to_age }) => up_to_age))
  return price_unit === 'group' || oldest < youngest ? null : [youngest, oldest]
}

/** `sobota 4. 7. o 10:00 – 3 voľné miesta`, or the reason why it cannot be booked. */
export function occurrenceLabel(one: Occurrence, service: FlowSlotService, language: Language): string {
  const day = `${weekdayName(weekdayOf(one.day), language)} ${formatDayMonth(one.day, language)}`
  const { at } = seatWords[language]
  return `${day} ${at}${nbsp}${timesText(one, language)} – ${stateText(one, service, language)}`
}

/** `so 4. 7.` */
export const shortDay = (day: Day, language: Language): string =>
  `${weekdayShort(weekdayOf(day), language)} ${formatDayMonth(day, language)}`

/** `so 4. 7. o 10:00`; the end is added where the service does not say how long it takes. */
export function chipText(one: Occurrence, service: FlowSlotService, language: Language): string {
  const times = service.duration_min ? formatTime(one.time_from, language) : timesText(one, language)
  return `${shortDay(one.day, language)} ${seatWords[language].at}${nbsp}${times}`
}

export const timesText = (
  { time_from, time_to }: Pick<Occurrence, 'time_from' | 'time_to'>,
  language: Language,
): string => `${formatTime(time_from, language)} – ${formatTime(time_to, language)}`

/** Words for the free seats; a private group is either free or taken. */
export function stateText(one: Occurrence, { price_unit }: FlowSlotService, language: Language): string {
  const reason = one.refusals.find(({ code }) => code !== 'full')
  if (reason) return lower(seatSentence[language](reason))
  if (one.free === 0) return bookingTexts[language].seats.full
  return price_unit === 'group'
    ? `${seatWords[language].freeFor} ${persons(one.capacity, language)}`
    : countOf(one.free, 'freePlace', language)
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

/** `18,00 € za osobu · 30 minút · koná sa od 3 osôb`. */
export function serviceFacts(
  service: FlowSlotService,
  language: Language,
  named: (text: string) => string,
): string[] {
  const { price, price_unit, duration_min, min_persons, min_age, max_persons, max_per_unit } = service
  const { perGroup, perPerson, leastGroup, leastToTakePlace, fromAge, ofBooking, perUnit } =
    seatWords[language]
  const unit = price_unit === 'group' ? perGroup : perPerson
  const least = (count: number) => (price_unit === 'group' ? leastGroup : leastToTakePlace(count))
  const facts = [
    `${formatMoney(price, language)} ${unit}`,
    ...childPriceFacts(service, language, named),
    duration_min ? durationText(duration_min, language) : null,
    min_age ? `${fromAge} ${countInGenitive(min_age, 'year', language)}` : null,
    max_persons ? `${max_per_unit ? perUnit : ofBooking} ${persons(max_persons, language)}` : null,
    min_persons && min_persons > 1 ? `${least(min_persons)} ${persons(min_persons, language)}` : null,
    weatherFact(service, language),
  ]
  return facts.filter((fact) => fact !== null)
}

const durationText = (length: number, language: Language) =>
  length % 60 === 0 ? countOf(length / 60, 'hour', language) : minutes(length, language)

/** Occurrences grouped by day, in order. */
export function byDay<O extends Occurrence>(occurrences: readonly O[]): [Day, O[]][] {
  return [...Map.groupBy(occurrences, ({ day }) => day)]
}

export const dayHeading = (day: Day, language: Language): string => formatDayLong(day, language)

/** Price of so many people in cents, the children among them by their ages. */
export function pickAmount(
  service: FlowSlotService,
  count: number,
  children_ages: readonly number[] = [],
): number {
  const { price, price_unit } = service
  if (price_unit === 'group') return price
  const children = childrenPrices(service, children_ages)
  return children.reduce((sum, child) => sum + child.price, price * (count - children.length))
}
