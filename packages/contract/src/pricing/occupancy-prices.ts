import { z } from 'zod'

/** The basis of the price of a unit's night. */
export const priceBases = [
  { value: 'unit', label: { sk: 'Za celú jednotku', en: 'For the whole unit' } },
  { value: 'occupancy', label: { sk: 'Podľa počtu osôb', en: 'By the number of persons' } },
  { value: 'person', label: { sk: 'Za osobu', en: 'Per person' } },
] as const

export type PriceBasis = (typeof priceBases)[number]['value']

/** Most persons with a price of their own. */
export const maxOccupancyPrices = 40

/**
 * Price of a night for one person, for two persons and so on, in cents. Null, or no entry, means the price of the unit
 * or of the season.
 */
export const occupancyPrices = z.array(z.int().min(0).max(100_000_000).nullable()).max(maxOccupancyPrices)

export type OccupancyPrices = z.infer<typeof occupancyPrices>
