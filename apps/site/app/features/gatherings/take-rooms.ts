import type { Failure } from '@dvor/client/transport/result.ts'
import type { SharedGathering } from '@dvor/contract/reservations/gatherings.ts'
import { browserApi } from '../../core/client/browser-api.ts'
import { keepDeviceKey } from '../../core/client/device-key.ts'
import { requestsKey } from '../booking/flow/stay-requests.ts'
import { changeDraft } from '../booking/flow/use-draft.ts'
import type { RoomChoice } from '../search/search-params.ts'

/** A room by its slug, its guests, and its id. */
export interface TakenRoom extends RoomChoice {
  id: string
}

/**
 * Takes rooms of a gathering as the hold of this device, in place of its earlier hold, and puts it into the draft of the
 * booking. @returns the failure; null when the order can begin
 */
export async function takeRooms(
  token: string,
  { arrival, departure }: Pick<SharedGathering, 'arrival' | 'departure'>,
  rooms: readonly TakenRoom[],
  holdMinutes: number,
): Promise<Failure | null> {
  keepDeviceKey()
  const stays = rooms.map(({ id, adults, ages }) => ({
    accommodation_unit: id,
    adults,
    children_ages: [...ages],
  }))
  const result = await browserApi.gatherings.attempt.choose(token, { stays })
  if (!result.ok) return result.error
  const requests = stays.map((stay) => ({ ...stay, arrival, departure }))
  const ends_at = Date.now() + holdMinutes * 60_000
  changeDraft({
    hold: { token: result.value.token, ends_at, stays: requestsKey(requests), services: '' },
    rate_plan: null,
  })
  return null
}
