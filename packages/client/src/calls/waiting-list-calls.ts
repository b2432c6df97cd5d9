import type { WaitingFit, WaitingListOfferInput } from '@dvor/contract/reservations/waiting-list.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const one = (id: string) => `/waiting-list/${encodeURIComponent(id)}`

/** The owner's actions on the waiting list. */
export function waitingListCalls(send: Send) {
  return withAttempt({
    /** Stays that an entry could be offered now. */
    fits: (id: string): Promise<Attempt<WaitingFit[]>> => send('GET', `${one(id)}/fits`),
    /** Holds nights for an entry out of turn and writes to its guest. */
    offer: (id: string, body: WaitingListOfferInput = {}): Promise<Attempt<{ done: boolean }>> =>
      send('POST', `${one(id)}/offer`, { body }),
    /** Puts waiting entries into this order. */
    order: (ids: string[]): Promise<Attempt<{ done: boolean }>> =>
      send('PUT', '/waiting-list-order', { body: { ids } }),
  })
}
