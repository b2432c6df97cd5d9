import type { StayWish } from '@dvor/contract/quotes.ts'
import type { FlowSearch, RoomChoice } from './search-params.ts'

/** The rooms taken as wishes to the API: same days, each room with its own guests. */
export function wishesOf(
  { from, to }: Pick<FlowSearch, 'from' | 'to'>,
  rooms: readonly RoomChoice[],
  units: readonly { id: string; slug: string }[],
): StayWish[] {
  if (!from || !to) return []
  return rooms.flatMap(({ unit, adults, ages }) => {
    const found = units.find(({ slug }) => slug === unit)
    return found
      ? [{ accommodation_unit: found.id, arrival: from, departure: to, adults, children_ages: [...ages] }]
      : []
  })
}

/** One text per set of wishes, whatever order rooms and children come in: tells whether a hold is for these. */
export function wishesKey(wishes: readonly StayWish[]): string {
  const parts = wishes.map(({ accommodation_unit, arrival, departure, adults, children_ages }) =>
    [accommodation_unit, arrival, departure, adults, children_ages.toSorted((a, b) => a - b).join('-')].join(
      '|',
    ),
  )
  return parts.toSorted().join('&')
}
