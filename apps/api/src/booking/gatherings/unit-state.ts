import { effectiveState, holdsNights } from '@dvor/booking/reservation/states.ts'
import type { GatheringUnitState } from '@dvor/contract/reservations/gatherings.ts'
import { openGatheringStates } from '@dvor/contract/values/gathering-states.ts'
import type { Gathering, HeldUnit } from './unit-queries.ts'

/** Whether the gathering still holds nights: its state says so and its end is to come. */
export const isOpen = ({ state, held_until }: Gathering, now: Date): boolean =>
  openGatheringStates.some((open) => open === state) && new Date(held_until) > now

/**
 * The state of a unit for the families at a moment. A choice that was not ordered in its time is free again, and an order
 * that was moved to other days or another unit has left its unit.
 */
export function unitState(
  { unit, reservation, has_stay }: HeldUnit,
  gathering: Gathering,
  now: Date,
): GatheringUnitState {
  if (!reservation) return 'released'
  const state = effectiveState(reservation, now)
  if (state !== 'hold') return holdsNights(state) && has_stay ? 'taken' : 'released'
  if (unit.chosen_until && new Date(unit.chosen_until) > now) return 'chosen'
  return isOpen(gathering, now) ? 'free' : 'released'
}
