import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import type { Language } from '@dvor/format/languages.ts'
import { countOf } from '@dvor/format/plurals.ts'

/** The rooms that a whole takes: `3 izby: Breza, Dub, Lipa`; empty for a unit of its own. */
export const roomsText = ({ rooms }: Pick<StayView, 'rooms'>, language?: Language): string =>
  rooms.length === 0 ? '' : `${countOf(rooms.length, 'unit', language)}: ${rooms.join(', ')}`

/** The title of a stay's unit; that of a whole with its rooms: `Celý dom (3 izby: Breza, Dub, Lipa)`. */
export function unitText(stay: Pick<StayView, 'accommodation_unit' | 'rooms'>, language?: Language): string {
  const { title } = stay.accommodation_unit
  const rooms = roomsText(stay, language)
  return rooms ? `${title} (${rooms})` : title
}
