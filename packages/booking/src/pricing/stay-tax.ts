import type { StayTaxRate, TaxExemption } from '@dvor/contract/money/stay-tax.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { mostOnANight } from '../stay/headcount.ts'
import { nightsOf, type Period } from '../stay/stay.ts'

/**
 * A guest of a reservation with a reason to pay less tax; guests without one are listed only where the register's ages
 * differ from the booking's.
 */
export interface TaxGuest {
  /** Years on the day of arrival by the date of birth in the register; absent until the sheet has all persons. */
  age?: number
  exemption: TaxExemption | null
  /** Nights at the property before this reservation, by calendar year. */
  earlier_nights: Readonly<Record<string, number>>
}

/** A guest whose exemption is stated in the order and not proved yet. */
export const statedGuest = (exemption: TaxExemption): TaxGuest => ({ exemption, earlier_nights: {} })

/** Persons and days that the tax depends on. */
export interface TaxedParty extends Period {
  accommodation_unit: string
  adults: number
  children_ages: readonly number[]
}

/** Persons of one room night, by what they pay. */
export interface NightTax {
  unit: string
  night: Day
  /** Cents per person. */
  rate: number
  taxed: number
  /** Children below the age limit. */
  by_age: number
  by_reason: number
  over_limit: number
}

/** Persons that pay the tax: adults, and children from the age limit on. */
export const taxedPersons = (
  party: { adults: number; children_ages: readonly number[] },
  fromAge: number,
): number => party.adults + party.children_ages.filter((age) => age >= fromAge).length

/**
 * How many persons more (or, below zero, fewer) pay by the register's ages than by those of the booking; 0 until the
 * ages of all persons are known, and where more persons came than one night has, because nobody knows on which nights
 * they slept here. Persons who move to another room count once.
 */
export function ageShift(
  stays: readonly (Period & { adults: number; children_ages: readonly number[] })[],
  fromAge: number,
  guests: readonly TaxGuest[],
): number {
  const ages = guests.flatMap(({ age }) => age ?? [])
  if (ages.length === 0) return 0
  const adults = mostOnANight(stays, (stay) => stay.adults)
  const children = (from: number) =>
    mostOnANight(stays, ({ children_ages }) => children_ages.filter((age) => age >= from).length)
  if (ages.length !== adults + children(0)) return 0
  return ages.filter((age) => age >= fromAge).length - adults - children(fromAge)
}

/** The municipality's rules on a night: the row that began last; null without a tax. */
export function taxRateOn(rates: readonly StayTaxRate[], night: Day): StayTaxRate | null {
  let last: StayTaxRate | null = null
  for (const rate of rates)
    if (rate.valid_from <= night && (last === null || rate.valid_from >= last.valid_from)) last = rate
  return last
}

/**
 * The stay tax of each room night, in the order of the stays: the one place that decides which persons pay. Each night
 * has the rules of its own day. Guests belong to the reservation and not to a room, so exempt ones, and those of another
 * age than booked, are counted in the first stay of a night that has them (Act 582/2004 Z. z.; docs/law.md, Stay tax).
 */
export function nightTaxes(
  stays: readonly (StayRequest | TaxedParty)[],
  rates: readonly StayTaxRate[],
  guests: readonly TaxGuest[] = [],
): NightTax[] {
  const places = placesInYear(stays)
  const counted = new Map<Day, Relieved & { shift: number }>()
  return stays.flatMap((stay) =>
    nightsOf(stay).map((night) => {
      const terms = taxRateOn(rates, night)
      const persons = stay.adults + stay.children_ages.length
      const of = { unit: stay.accommodation_unit, night }
      if (!terms) return { ...of, rate: 0, taxed: 0, by_age: 0, by_reason: 0, over_limit: 0 }
      const booked = taxedPersons(stay, terms.from_age)
      const place = places.get(night) ?? 0
      const relief = counted.get(night) ?? {
        ...relievedOn(night, place, terms, guests),
        shift: ageShift(stays, terms.from_age, guests),
      }
      const payers = Math.min(persons, Math.max(0, booked + relief.shift))
      const by_reason = Math.min(relief.by_reason, payers)
      const rest = payers - by_reason
      const over_limit = isOver(place, terms) ? rest : Math.min(relief.over_limit, rest)
      counted.set(night, {
        by_reason: relief.by_reason - by_reason,
        over_limit: Math.max(0, relief.over_limit - over_limit),
        shift: relief.shift - (payers - booked),
      })
      const taxed = rest - over_limit
      return { ...of, rate: terms.amount, taxed, by_age: persons - payers, by_reason, over_limit }
    }),
  )
}

interface Relieved {
  by_reason: number
  over_limit: number
}

/** Place of each night among the reservation's nights of its calendar year, from 1. */
function placesInYear(stays: readonly Period[]): Map<Day, number> {
  const nights = [...new Set(stays.flatMap((stay) => nightsOf(stay)))].toSorted()
  const counts = new Map<string, number>()
  return new Map(
    nights.map((night) => {
      const place = (counts.get(yearOf(night)) ?? 0) + 1
      counts.set(yearOf(night), place)
      return [night, place]
    }),
  )
}

const isOver = (place: number, { max_nights }: StayTaxRate): boolean =>
  max_nights !== null && place > max_nights

/** Guests of a taxed age who pay nothing on a night: exempt ones, and those whose earlier nights reach the yearly limit. */
function relievedOn(night: Day, place: number, terms: StayTaxRate, guests: readonly TaxGuest[]): Relieved {
  const isExempt = ({ exemption }: TaxGuest) => exemption !== null && terms.exemptions.includes(exemption)
  const payers = guests.filter(({ age = terms.from_age }) => age >= terms.from_age)
  const others = payers.filter((guest) => !isExempt(guest))
  return {
    by_reason: payers.length - others.length,
    over_limit: others.filter(({ earlier_nights }) =>
      isOver(place + (earlier_nights[yearOf(night)] ?? 0), terms),
    ).length,
  }
}

/** Calendar year of a night. */
export const yearOf = (night: Day): string => night.slice(0, 4)
