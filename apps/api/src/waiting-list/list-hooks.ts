import type { Hooks } from '../crud/define.ts'
import { releaseOffer } from './guest-page.ts'
import { lockEntry } from './queries.ts'
import { settleOffers } from './settle-offers.ts'

/** Before a read ended offers are settled; a deleted entry gives the offered nights back. */
export const waitingListHooks: Hooks = {
  beforeRead: (db, { clock }) => settleOffers(db, clock),
  beforeDelete: async (db, { id }, { actor, clock }) =>
    releaseOffer(db, actor, await lockEntry(db, { id }), clock),
}
