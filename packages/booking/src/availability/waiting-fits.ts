import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import type { RateTable } from '../pricing/rate-table.ts'
import type { Moment } from '../stay/moment.ts'
import { restrictionsFor, type RestrictionSettings, type TakenNights } from './restrictions.ts'

/** The stay that somebody waits for. */
export interface WaitingStay extends Omit<StayRequest, 'accommodation_unit'> {
  /** Days by which it may be moved in either direction. */
  flexibility: number
}

interface WaitingQuestion {
  stay: WaitingStay
  /** The units to choose from, in the property's order. */
  tables: readonly RateTable[]
  /** Taken nights by unit. */
  taken: ReadonlyMap<string, TakenNights>
  settings: RestrictionSettings
  moment: Moment
}

const none: TakenNights = new Map()

/** Shifts in days that a flexible stay allows: none first, then the nearest ones, the earlier before the later. */
export const shiftsOf = (flexibility: number): number[] => [
  0,
  ...Array.from({ length: flexibility }, (_, index) => [-(index + 1), index + 1]).flat(),
]

/**
 * Stays of the same length and party that could be booked now: nothing taken, no restriction broken. The wished days
 * come first, then the nearest; units in the given order. Wholes come last, for parties that no room sleeps.
 */
export function waitingFits({ stay, tables, taken, settings, moment }: WaitingQuestion): StayRequest[] {
  const { flexibility, arrival, departure, adults, children_ages } = stay
  const fits = shiftsOf(flexibility).flatMap((shift) =>
    tables.flatMap((table) => {
      const request: StayRequest = {
        accommodation_unit: table.unit.id,
        arrival: addDays(arrival, shift),
        departure: addDays(departure, shift),
        adults,
        children_ages,
      }
      const question = { table, request, taken: taken.get(table.unit.id) ?? none, settings, moment }
      return restrictionsFor(question).length === 0
        ? [{ request, isWhole: table.unit.let_as !== 'unit' }]
        : []
    }),
  )
  return fits.toSorted((a, b) => Number(a.isWhole) - Number(b.isWhole)).map(({ request }) => request)
}
