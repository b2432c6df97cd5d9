import type { OwnerScreens } from './owner-screens.ts'

/** A stay with its total by hand. */
export interface ExpectedStay {
  what: string
  /** Name of the unit. */
  unit: string
  arrival: string
  nights: number
  adults: number
  children_ages?: readonly number[]
  /** Names of the common services. */
  services?: readonly string[]
  /** Name of the package that it is sold as. */
  package?: string
  /** Persons who ride, on the day after the arrival, which is a Saturday. */
  riders?: number
  /** Euros with the stay tax. */
  total: number
}

/** A price list from a door: how an owner enters it, and what guests pay by it. */
export interface PriceList {
  name: string
  enter: (owner: OwnerScreens) => Promise<void>
  stays: readonly ExpectedStay[]
}
