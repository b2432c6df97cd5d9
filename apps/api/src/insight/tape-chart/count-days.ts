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

/** Nights of a room as columns of the view: `first` inclusive, `end` exclusive; a stay may reach beyond the view. */
interface Nights {
  room: string
  first: number
  end: number
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
  const active = new Set(units.filter((unit) => unit.active).map(({ id }) => id))
  const inRooms = (unit: string, arrival: string, departure: string): Nights[] => {
    const [first, end] = [daysBetween(view.from, arrival), daysBetween(view.from, departure)]
    return (rooms.get(unit) ?? [unit]).flatMap((room) => (active.has(room) ? { room, first, end } : []))
  }
  const guests = stays.filter(({ state }) => stateRules[state].isBooked)
  for (const { arrival, departure } of guests) {
    add(days[daysBetween(view.from, arrival)], 'arrivals')
    add(days[daysBetween(view.from, departure)], 'departures')
  }
  const takenNights = guests.flatMap((stay) => inRooms(stay.accommodation_unit, stay.arrival, stay.departure))
  const blocked = blocks.flatMap((block) => inRooms(block.accommodation_unit, block.from, block.to))
  for (const nights of takenNights) onView(nights, days, (day) => add(day, 'taken'))
  addBlocked(days, blocked, takenNights)
  return days
}

const add = (day: ChartDay | undefined, what: Exclude<keyof ChartDay, 'day'>) => void (day && day[what]++)

/** Calls `use` with each day of the view that has one of these nights. */
function onView({ first, end }: Nights, days: readonly ChartDay[], use: (day: ChartDay) => void): void {
  const last = Math.min(days.length, end)
  for (let column = Math.max(0, first); column < last; column++) {
    const day = days[column]
    if (day) use(day)
  }
}

/**
 * Counts blocked nights without a stay of the property. A portal may have sold the same nights, which is one occupied
 * unit, not two.
 */
function addBlocked(
  days: readonly ChartDay[],
  blocked: readonly Nights[],
  takenNights: readonly Nights[],
): void {
  const concerned = new Set(blocked.map(({ room }) => room))
  const counted = new Set<string>()
  const roomNight = (room: string, { day }: ChartDay) => `${room} ${day}`
  for (const nights of takenNights)
    if (concerned.has(nights.room)) onView(nights, days, (day) => counted.add(roomNight(nights.room, day)))
  for (const nights of blocked)
    onView(nights, days, (day) => {
      const night = roomNight(nights.room, day)
      if (!counted.has(night)) add(day, 'blocked')
      counted.add(night)
    })
}
