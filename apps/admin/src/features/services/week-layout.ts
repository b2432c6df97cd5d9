import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { serviceSlots } from '@dvor/contract/collections/services/service-slots.ts'

export type Slot = ListItem<typeof serviceSlots>

/** Position of a slot in its day's column: minutes from midnight, and lane from 0. */
export interface PlacedSlot {
  slot: Slot
  from: number
  to: number
  lane: number
  lanes: number
}

/** Converts `HH:MM` to minutes from midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const byTime = (a: Slot, b: Slot) =>
  a.time_from.localeCompare(b.time_from, 'en') || a.time_to.localeCompare(b.time_to, 'en')

/** Weekly slots of one weekday in lanes; slots at the same time are side by side. */
export function placeDay(slots: readonly Slot[], weekday: number): PlacedSlot[] {
  const placed: PlacedSlot[] = []
  let group: PlacedSlot[] = []
  const settle = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1))
    for (const one of group) placed.push({ ...one, lanes })
    group = []
  }
  for (const slot of slots.filter((one) => one.weekday === weekday).toSorted(byTime)) {
    const [from, to] = [minutesOf(slot.time_from), minutesOf(slot.time_to)]
    if (group.every((one) => one.to <= from)) settle()
    const busy = new Set(group.filter((one) => one.to > from).map(({ lane }) => lane))
    const lane = [...Array(group.length + 1).keys()].find((free) => !busy.has(free)) ?? 0
    group.push({ slot, from, to, lane, lanes: 1 })
  }
  settle()
  return placed
}

/** First and last full hour of the grid: around all slots, at least from 9 to 17. */
export function hoursShown(slots: readonly Slot[]): { first: number; last: number } {
  const weekly = slots.filter(({ weekday }) => weekday !== null)
  const first = Math.min(9, ...weekly.map(({ time_from }) => Math.floor(minutesOf(time_from) / 60)))
  const last = Math.max(17, ...weekly.map(({ time_to }) => Math.ceil(minutesOf(time_to) / 60)))
  return { first, last }
}
