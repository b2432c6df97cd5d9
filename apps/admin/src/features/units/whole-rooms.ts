import type { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { ChartPrices } from '@dvor/contract/reservations/tape-chart.ts'

type Unit = Pick<
  ListItem<typeof accommodationUnits>,
  'id' | 'let_as' | 'active' | 'accommodation_object' | 'capacity' | 'extra_beds'
>

/** The rooms that a whole takes, as the server counts them; none for a room. */
export function roomsOfWhole<T extends Unit>(whole: Unit, units: readonly T[]): T[] {
  if (whole.let_as === 'unit') return []
  return units.filter(
    ({ let_as, active, accommodation_object }) =>
      let_as === 'unit' &&
      active &&
      (whole.let_as === 'property' || accommodation_object.id === whole.accommodation_object.id),
  )
}

/** Number of persons that the rooms sleep. */
export const sleepsTogether = (rooms: readonly Unit[]): number =>
  rooms.reduce((sum, { capacity, extra_beds }) => sum + capacity + extra_beds, 0)

/** Cents of the first night of the prices: of the whole, null where unknown, and the sum of its rooms. */
export function tonight(whole: Unit, rooms: readonly Unit[], prices: ChartPrices) {
  const priceOf = ({ id }: Unit) =>
    prices.find(({ accommodation_unit: unit }) => unit === id)?.prices[0] ?? null
  return { ofWhole: priceOf(whole), ofRooms: rooms.reduce((sum, room) => sum + (priceOf(room) ?? 0), 0) }
}
