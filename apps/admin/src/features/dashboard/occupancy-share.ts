import type { Dashboard, OccupancyDay } from '@dvor/contract/insight/dashboard.ts'

/** Units that can be let on a night, never fewer than are taken: an owner may book a closed unit. */
export const lettable = (units: number, { taken, closed }: OccupancyDay): number =>
  Math.max(taken, units - closed)

/** Share of a night's lettable units that are taken, 0 to 1; 0 where all are closed. */
export function shareOf(units: number, night: OccupancyDay): number {
  const rooms = lettable(units, night)
  return rooms === 0 ? 0 : night.taken / rooms
}

/** Whole percent of lettable room nights that are taken. */
export function wholePercent({ units, occupancy }: Pick<Dashboard, 'units' | 'occupancy'>): number {
  const sum = (value: (night: OccupancyDay) => number) =>
    occupancy.reduce((total, night) => total + value(night), 0)
  const rooms = sum((night) => lettable(units, night))
  return rooms === 0 ? 0 : Math.round((100 * sum((night) => night.taken)) / rooms)
}
