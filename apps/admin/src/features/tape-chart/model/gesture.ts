import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { occupantAt, type Occupants } from './board-model.ts'
import { dragged, nightsBetween, type Grip, type Period } from '../../day-grid/geometry.ts'

/** Nights of one unit. */
export interface Placement extends Period {
  readonly unit: string
}

/** Selection of free nights, with the night where it began. */
export interface Selecting {
  readonly kind: 'select'
  readonly anchor: Day
  readonly placement: Placement
}
/** Move or stretch of a stay, with its new placement. */
export interface Moving {
  readonly kind: Grip
  readonly stay: ChartStay
  readonly placement: Placement
}
/** A gesture of mouse or keyboard. */
export type Gesture = Selecting | Moving

/** Free nights between two days, up to the first occupant. */
export function freeNights(anchor: Day, pointed: Day, occupants: Occupants | undefined): Period {
  const period = nightsBetween(anchor, pointed)
  const isTaken = (night: Day) => occupantAt(occupants, night) !== null
  let { arrival, departure } = { arrival: anchor, departure: addDays(anchor, 1) }
  while (departure < period.departure && !isTaken(departure)) departure = addDays(departure, 1)
  while (arrival > period.arrival && !isTaken(addDays(arrival, -1))) arrival = addDays(arrival, -1)
  // Backwards, the pointed day is the arrival and the anchor the departure, except for a single night.
  return pointed < anchor && arrival < anchor ? { arrival, departure: anchor } : { arrival, departure }
}

export function selecting(
  unit: string,
  anchor: Day,
  pointed: Day,
  occupants: Occupants | undefined,
): Selecting {
  return { kind: 'select', anchor, placement: { unit, ...freeNights(anchor, pointed, occupants) } }
}

export const placementOf = ({ accommodation_unit, arrival, departure }: ChartStay): Placement => ({
  unit: accommodation_unit,
  arrival,
  departure,
})

/** A stay moved by a grip for the given days, and into a unit when moved as a whole. */
export function moving(stay: ChartStay, kind: Grip, days: number, unit: string): Moving {
  const unitOfStay = stay.accommodation_unit
  return {
    kind,
    stay,
    placement: { unit: kind === 'whole' ? unit : unitOfStay, ...dragged(stay, kind, days) },
  }
}

export const isSamePlace = (a: Placement, b: Placement): boolean =>
  a.unit === b.unit && a.arrival === b.arrival && a.departure === b.departure

export const isSameGesture = (a: Gesture | null, b: Gesture | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && isSamePlace(a.placement, b.placement))

/** Whether a stay can be moved; holds cannot. */
export const canMove = ({ state }: ChartStay): boolean => !awaits(state, 'order')
