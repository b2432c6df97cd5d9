import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import type { RatedUnit } from './rated-unit.ts'

/** A person of the party, with the share of a price that the person pays. */
export interface PayingPerson {
  /** The age band's name; empty for an adult. */
  label: string
  /** Percent of an additional person's price, where `amount` is null. */
  percent: number
  /** Cents a night as an additional person, or in a cot. */
  amount: number | null
  /** Percent of the person's share in the base price. */
  basePercent: number
  takesPlace: boolean
}

/** Persons who pay the same for a night. */
export interface PersonGroup {
  label: string
  /** Cents per person. */
  price: number
  persons: number
}

export type Party = Pick<StayRequest, 'adults' | 'children_ages'>

const adult: PayingPerson = { label: '', percent: 100, amount: null, basePercent: 100, takesPlace: true }

/** The bands of a unit: its own, else the property's. */
export const bandsOf = (
  { age_bands: ownBands }: { age_bands?: readonly AgeBand[] | null },
  ofProperty: readonly AgeBand[],
): readonly AgeBand[] => (ownBands && ownBands.length > 0 ? ownBands : ofProperty)

/** Whether a child of the band sleeps in a cot and takes no place; bands that do not say so: those of 0 %. */
const isWithoutBed = ({ no_bed, percent }: AgeBand): boolean => no_bed ?? percent === 0

/** The band of a child: the lowest that includes its age; outside of all it pays as an adult. */
export function bandOf(age: number, bands: readonly AgeBand[]): PayingPerson {
  const including = bands.filter((band) => (band.from_age ?? 0) <= age && age <= band.up_to_age)
  const [band] = including.toSorted((a, b) => a.up_to_age - b.up_to_age)
  if (!band) return adult
  const { label, percent, amount = null, base_percent: basePercent = 100 } = band
  return { label, percent, amount, basePercent, takesPlace: !isWithoutBed(band) }
}

const childrenOf = (party: Party, bands: readonly AgeBand[]): PayingPerson[] =>
  // Older children come first, so that they fill the base price where two cost the same.
  party.children_ages.toSorted((a, b) => b - a).map((age) => bandOf(age, bands))

const childrenWithPlace = (party: Party, bands: readonly AgeBand[]): PayingPerson[] =>
  childrenOf(party, bands).filter(({ takesPlace }) => takesPlace)

/** Number of persons that need a bed: all but children of a band without a bed. */
export function placesOf(party: Party, bands: readonly AgeBand[]): number {
  return party.adults + childrenWithPlace(party, bands).length
}

/** Number of children that need a bed. */
export const childPlacesOf = (party: Party, bands: readonly AgeBand[]): number =>
  childrenWithPlace(party, bands).length

/** Largest number of persons in a unit. */
export const sleepsOf = (unit: Pick<RatedUnit, 'capacity' | 'extra_beds'>): number =>
  unit.capacity + unit.extra_beds

/** Cents of a night as an additional person. @param extraPrice an adult's price */
const extraPriceOf = ({ amount, percent }: PayingPerson, extraPrice: number): number =>
  amount ?? percentOf(extraPrice, percent)

/** A party in the places of a unit. */
export interface SeatedParty {
  /** Number of persons of the base price who pay their whole share, at least one. */
  full: number
  /** The other persons of the base price, in the order of their places. */
  reduced: PayingPerson[]
  extras: PersonGroup[]
  /** Children in cots that cost something. */
  cots: PersonGroup[]
}

/**
 * Gives the places of the base price to adults first, then to the children who would cost most as additional persons;
 * the others are additional persons, grouped by band and price. Ages are those on the day of arrival.
 * @param extraPrice cents of an additional adult on the night
 */
export function seated(
  party: Party,
  capacity: number,
  bands: readonly AgeBand[],
  extraPrice: number,
): SeatedParty {
  const adults = Array.from({ length: party.adults }, () => adult)
  const costOf = (person: PayingPerson) => extraPriceOf(person, extraPrice)
  const children = childrenWithPlace(party, bands).toSorted(
    (a, b) => costOf(b) - costOf(a) || b.percent - a.percent,
  )
  const everybody = [...adults, ...children]
  const inBase = everybody.slice(0, capacity)
  const paysFull = ({ basePercent }: PayingPerson, index: number) => index === 0 || basePercent >= 100
  const cots = childrenOf(party, bands).filter(({ takesPlace, amount }) => !takesPlace && (amount ?? 0) > 0)
  return {
    full: inBase.filter(paysFull).length,
    reduced: inBase.filter((person, index) => !paysFull(person, index)),
    extras: grouped(everybody.slice(capacity), costOf),
    cots: grouped(cots, ({ amount }) => amount ?? 0),
  }
}

/** Persons grouped by band and price, in the order of their first ones. */
function grouped(persons: readonly PayingPerson[], priceOf: (person: PayingPerson) => number): PersonGroup[] {
  const groups = new Map<string, PersonGroup>()
  for (const person of persons) {
    const { label } = person
    const price = priceOf(person)
    const key = `${price} ${label}`
    groups.set(key, { label, price, persons: (groups.get(key)?.persons ?? 0) + 1 })
  }
  return [...groups.values()]
}
