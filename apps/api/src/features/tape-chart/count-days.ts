import type { ChartBlock, ChartDay, ChartStay, ChartUnit } from '@dvor/contract/tape-chart.ts'
import { eachDay } from '@dvor/format/days.ts'
import type { View } from './queries.ts'

type Counted = {
  units: readonly Pick<ChartUnit, 'id' | 'active'>[]
  stays: readonly Pick<ChartStay, 'accommodation_unit' | 'arrival' | 'departure' | 'state'>[]
  blocks: readonly Pick<ChartBlock, 'accommodation_unit' | 'from' | 'to'>[]
}

/**
 * What each day of the view brings. As on the dashboard, a guest who is still choosing (a hold) is none, and nights of
 * units put aside count for nothing; who comes and goes is told for them, too.
 */
export function countDays({ from, to }: View, { units, stays, blocks }: Counted): ChartDay[] {
  const days = eachDay(from, to).map((day) => ({ day, arrivals: 0, departures: 0, taken: 0, blocked: 0 }))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const active = new Set(units.filter((unit) => unit.active).map(({ id }) => id))
  const count = (what: keyof Omit<ChartDay, 'day'>, day: string) => {
    const found = byDay.get(day)
    if (found) found[what]++
  }
  for (const stay of stays) {
    if (stay.state === 'hold') continue
    count('arrivals', stay.arrival)
    count('departures', stay.departure)
    if (active.has(stay.accommodation_unit))
      for (const night of within(stay.arrival, stay.departure, { from, to })) count('taken', night)
  }
  for (const block of blocks)
    if (active.has(block.accommodation_unit))
      for (const night of within(block.from, block.to, { from, to })) count('blocked', night)
  return days
}

/** Nights of a period that lie in the view: a stay may be much longer. */
const within = (first: string, end: string, { from, to }: View) =>
  eachDay(first < from ? from : first, end > to ? to : end)
