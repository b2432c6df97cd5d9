import type { OwnerScreens } from './owner-screens.ts'
import type { Visitor } from './visitor.ts'

/** A stay as a guest asks for it, by the names that the owner gave. */
export interface AskedStay {
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
}

/** A stay with its total by hand. */
interface ExpectedStay extends AskedStay {
  what: string
  /** Euros with the stay tax. */
  total: number
}

/** The expected answer where no total is the point: a refusal, a state, an amount. */
interface ExpectedAnswer {
  what: string
  ask: (visitor: Visitor) => Promise<string | number>
  answer: string | number
}

/** A price list from a door: how an owner enters it, and what guests pay by it. */
export interface PriceList {
  name: string
  enter: (owner: OwnerScreens) => Promise<void>
  stays: readonly ExpectedStay[]
  /** Asked after the totals, in this order, because some of them book. */
  answers: readonly ExpectedAnswer[]
}
