import { arrivedStates, expectedStates, statesAwaiting } from '@dvor/booking/reservation/states.ts'
import { addDays, type Day } from '@dvor/format/days.ts'

/** Filters of the list, as its address carries them. */
export type QuickFilters = Readonly<Record<string, readonly string[]>>

export const quickNames = [
  'arriving',
  'tomorrow',
  'leaving',
  'inHouse',
  'approval',
  'payment',
  'attention',
] as const
export type QuickName = (typeof quickNames)[number]

/** Filters of each daily question; the API counts for the dashboard by the same rules. */
export function quickFilters(today: Day): Readonly<Record<QuickName, QuickFilters>> {
  return {
    arriving: { arrival: [today], state_in: expectedStates },
    tomorrow: { arrival: [addDays(today, 1)], state_in: expectedStates },
    leaving: { departure: [today], state_in: arrivedStates },
    inHouse: { state: statesAwaiting('departure'), arrival_lte: [today], departure_gt: [today] },
    approval: { state: statesAwaiting('approval') },
    payment: { state: statesAwaiting('payment') },
    attention: { attention_null: ['false'] },
  }
}

const asText = (filters: QuickFilters) =>
  JSON.stringify(
    Object.keys(filters)
      .toSorted()
      .map((key) => [key, filters[key]?.toSorted()]),
  )

/** Name of the daily filter that the list has now; null for others or none. */
export function quickOf(filters: QuickFilters, today: string): QuickName | null {
  const all = quickFilters(today)
  return quickNames.find((name) => asText(all[name]) === asText(filters)) ?? null
}

/** The list's address with these filters. */
export function listLink(filters: QuickFilters): string {
  const params = new URLSearchParams()
  for (const [key, values] of Object.entries(filters)) for (const value of values) params.append(key, value)
  return `/reservations?${params.toString()}`
}
