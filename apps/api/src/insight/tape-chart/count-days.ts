import { stateRules } from '@dvor/booking/reservation/states.ts'
import type { ChartBlock, ChartDay, ChartStay, ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { daysBetween, eachDay } from '@dvor/format/days.ts'
import type { View } from './queries.ts'

type Counted = {
  units: readonly Pick<ChartUnit, 'id' | 'active'>[]
  stays: readonly Pick<ChartStay, 'accommodation_unit' | 'arrival' | 'departure' | 'state'>[]
  blocks: readonly Pick<ChartBlock, 'accommodation_unit' | 'from' | 'to'>[]
  /** The rooms of each unit. */
  rooms: ReadonlyMap<string, readonly string[]>
}

interface Nights {
  unit: string
  first: string
  end: string
}

/**
 * Counts of each day of the view; a whole counts as its rooms. As on the dashboard, holds and nights of units put aside are not counted; arrivals
 * and departures of such units are.
 */
export function countDays(view: View, { units, stays, blocks, rooms }: Counted): ChartDay[] {
  const days = eachDay(view.from, view.to).map((day) => ({
    day,
    arrivals: 0,
    departures: 0,
    taken: 0,
    blocked: 0,
  }))
  const dayOf = (day: string) => days[daysBetween(view.from, day)]
  const guests = stays.filter(({ state }) => stateRules[state].isBooked)
  for (const { arrival, departure } of guests) {
    const [first, last] = [dayOf(arrival), dayOf(departure)]
    if (first) first.arrivals++
    if (last) last.departures++
  }
  const active = new Set(units.filter((unit) => unit.active).map(({ id }) => id))
  const inRooms = (unit: string, first: string, end: string): Nights[] =>
    (rooms.get(unit) ?? [unit]).map((room) => ({ unit: room, first, end }))
  const taken = guests.flatMap(({ accommodation_unit, arrival, departure }) =>
    inRooms(accommodation_unit, arrival, departure),
  )
  const blocked = blocks.flatMap(({ accommodation_unit, from, to }) => inRooms(accommodation_unit, from, to))
  for (const { unit, columns } of onView(taken, view))
    for (const column of active.has(unit) ? columns : []) add(days[column], 'taken')
  for (const column of notTaken(blocked, taken, view, active)) add(days[column], 'blocked')
  return days
}

const add = (day: ChartDay | undefined, what: 'taken' | 'blocked') => void (day && day[what]++)

/** Columns of the view with these nights; a stay may reach beyond it. */
function onView(all: readonly Nights[], { from, to }: View): { unit: string; columns: number[] }[] {
  const length = daysBetween(from, to)
  return all.map(({ unit, first, end }) => {
    const start = Math.max(0, daysBetween(from, first))
    const count = Math.max(0, Math.min(length, daysBetween(from, end)) - start)
    return { unit, columns: Array.from({ length: count }, (_, index) => start + index) }
  })
}

/**
 * Blocked nights without a stay of the property. A portal may have sold the same nights, which is one occupied unit,
 * not two.
 */
function notTaken(
  blocked: readonly Nights[],
  taken: readonly Nights[],
  view: View,
  active: ReadonlySet<string>,
): number[] {
  const concerned = new Set(blocked.map(({ unit }) => unit))
  const counted = new Set(
    onView(
      taken.filter(({ unit }) => concerned.has(unit)),
      view,
    ).flatMap(({ unit, columns }) => columns.map((column) => `${unit} ${column}`)),
  )
  return onView(blocked, view).flatMap(({ unit, columns }) =>
    columns.filter((column) => {
      const roomNight = `${unit} ${column}`
      const isNew = active.has(unit) && !counted.has(roomNight)
      counted.add(roomNight)
      return isNew
    }),
  )
}
