import type { ListItem, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { DraftSeason, PriceSimulationInput } from '@dvor/contract/pricing/price-simulations.ts'

/** Draft of a season; money in euros, as typed. */
export interface SeasonDraft {
  readonly id: string | null
  /** The rate plan whose own price it is; null for the base price. */
  readonly rate_plan: string | null
  readonly title: string
  readonly valid_from: string | null
  readonly valid_to: string | null
  readonly weekdays: readonly string[]
  readonly price: number | string
  /** Cents by the number of persons, null for the season's price; text while it is no amount. */
  readonly occupancy_prices: readonly (number | string | null)[]
  readonly extra_person_price: number | string
  readonly min_nights: number | string
  readonly arrival_weekdays: readonly string[]
  readonly departure_weekdays: readonly string[]
  readonly priority: number | string
  readonly repeats_yearly: boolean
}

export const emptySeason: SeasonDraft = {
  id: null,
  rate_plan: null,
  title: '',
  valid_from: null,
  valid_to: null,
  weekdays: [],
  price: '',
  occupancy_prices: [],
  extra_person_price: '',
  min_nights: '',
  arrival_weekdays: [],
  departure_weekdays: [],
  priority: 0,
  repeats_yearly: false,
}

const inEuros = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? '' : cents / 100

/** A season from a single read with its relations as ids. */
export const withIds = (season: SingleRecord<typeof prices>): ListItem<typeof prices> => ({
  ...season,
  accommodation_unit: season.accommodation_unit.id,
  rate_plan: season.rate_plan?.id ?? null,
})

/** The draft of a saved season. */
export function seasonDraftOf(season: ListItem<typeof prices>): SeasonDraft {
  const { id, rate_plan, title, valid_from, valid_to, priority } = season
  return {
    id,
    rate_plan,
    title,
    valid_from,
    valid_to,
    priority,
    repeats_yearly: season.repeats_yearly,
    weekdays: (season.weekdays ?? []).map(String),
    price: inEuros(season.price),
    occupancy_prices: season.occupancy_prices ?? [],
    extra_person_price: inEuros(season.extra_person_price),
    min_nights: season.min_nights ?? '',
    arrival_weekdays: (season.arrival_weekdays ?? []).map(String),
    departure_weekdays: (season.departure_weekdays ?? []).map(String),
  }
}

const numberOf = (typed: number | string): number | null => (typeof typed === 'number' ? typed : null)
export const centsOf = (typed: number | string): number | null => {
  const euros = numberOf(typed)
  return euros === null ? null : Math.round(euros * 100)
}

const weekdaysOf = (days: readonly string[]): DraftSeason['weekdays'] => days.map(Number).toSorted()

/** The season to be simulated; null while the draft is unfinished. */
export function seasonOf(draft: SeasonDraft): NonNullable<PriceSimulationInput['draft']> | null {
  const { id, rate_plan, valid_from, valid_to } = draft
  const title = draft.title.trim()
  const price = centsOf(draft.price)
  if (!title || !valid_from || !valid_to || valid_to < valid_from || price === null) return null
  const occupancy_prices = draft.occupancy_prices.filter((one) => typeof one !== 'string')
  if (occupancy_prices.length < draft.occupancy_prices.length) return null
  return {
    id,
    rate_plan,
    title,
    valid_from,
    valid_to,
    price,
    occupancy_prices,
    extra_person_price: centsOf(draft.extra_person_price),
    min_nights: numberOf(draft.min_nights) || null,
    priority: numberOf(draft.priority) ?? 0,
    repeats_yearly: draft.repeats_yearly,
    weekdays: weekdaysOf(draft.weekdays),
    arrival_weekdays: weekdaysOf(draft.arrival_weekdays),
    departure_weekdays: weekdaysOf(draft.departure_weekdays),
  }
}
