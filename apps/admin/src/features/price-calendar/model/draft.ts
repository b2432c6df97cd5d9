import type { PriceChangeInput, PriceEffect } from '@dvor/contract/pricing/price-changes.ts'

type SetRequest = Extract<PriceChangeInput, { kind: 'set' }>

export const priceKinds = ['keep', 'fixed', 'amount', 'percent', 'clear'] as const
export type PriceKind = (typeof priceKinds)[number]

/** `keep` changes nothing, `usual` leaves the value to the season; else a number of nights. */
export type NightsChoice = string
export type ClosureChoice = 'keep' | 'close' | 'open'

/** The panel as it is filled in; money in euros, as typed. */
export interface Draft {
  readonly price: PriceKind
  readonly value: number | string
  readonly wholeEuros: boolean
  readonly title: string
  readonly min: NightsChoice
  readonly max: NightsChoice
  readonly arrival: ClosureChoice
  readonly departure: ClosureChoice
  readonly weekdays: readonly string[]
}

export const emptyDraft: Draft = {
  price: 'keep',
  value: '',
  wholeEuros: true,
  title: '',
  min: 'keep',
  max: 'keep',
  arrival: 'keep',
  departure: 'keep',
  weekdays: [],
}

const hundredths = (value: number): number => Math.round(value * 100)

/** The price as the panel has it; undefined while its number is missing. */
export function effectOf({ price, value, wholeEuros }: Draft): PriceEffect | undefined {
  if (price === 'keep' || price === 'clear' || typeof value !== 'number') return undefined
  return price === 'percent'
    ? { kind: price, value: hundredths(value), whole_euros: wholeEuros }
    : { kind: price, value: hundredths(value) }
}

const nightsOf = (choice: NightsChoice): number | null => (choice === 'usual' ? null : Number(choice))

/** The values that the panel sets; null while it sets nothing, or while a number is missing. */
export function valuesOf(draft: Draft): SetRequest['values'] | null {
  const effect = effectOf(draft)
  if (draft.price !== 'keep' && draft.price !== 'clear' && !effect) return null
  const title = draft.title.trim()
  const values: SetRequest['values'] = {
    ...(effect ? { price: effect } : {}),
    ...(draft.price === 'clear' ? { price: null } : {}),
    ...(title && effect ? { title } : {}),
    ...(draft.min === 'keep' ? {} : { min_nights: nightsOf(draft.min) }),
    ...(draft.max === 'keep' ? {} : { max_nights: nightsOf(draft.max) }),
    ...(draft.arrival === 'keep' ? {} : { closed_to_arrival: draft.arrival === 'close' }),
    ...(draft.departure === 'keep' ? {} : { closed_to_departure: draft.departure === 'close' }),
  }
  return Object.keys(values).length > 0 ? values : null
}
