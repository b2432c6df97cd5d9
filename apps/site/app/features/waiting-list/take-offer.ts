import type { Failure } from '@dvor/client/transport/result.ts'
import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { requestsKey } from '../booking/flow/stay-requests.ts'
import { changeDraft, newDraft } from '../booking/flow/use-draft.ts'
import { takeHold } from '../booking/flow/use-hold.ts'

export type Offer = NonNullable<WaitingListEntry['offer']>

interface Timing {
  /** End of the offer by the browser's clock. */
  endsAt: number
  /** Minutes of an ordinary hold. */
  holdMinutes: number
}

/**
 * Makes the offered nights the hold of this device, with its rate plan and the guest's details in the draft of the booking. The hold keeps
 * its end. @returns the failure; null when the order can begin
 */
export async function takeOffer(
  { first_name, last_name, email, phone }: WaitingListEntry,
  { arrival, departure, hold_token, rate_plan, stays: parts }: Offer,
  { endsAt, holdMinutes }: Timing,
): Promise<Failure | null> {
  const stays = parts.map((part) => ({
    ...part,
    accommodation_unit: part.accommodation_unit.id,
    arrival,
    departure,
  }))
  const empty = newDraft()
  changeDraft({
    ...empty,
    hold: { token: hold_token, ends_at: endsAt, stays: requestsKey(stays), services: '' },
    rate_plan: rate_plan?.id ?? null,
    guest: { ...empty.guest, first_name, last_name, email, phone: phone ?? '' },
  })
  return takeHold({ stays, services: [] }, holdMinutes)
}
