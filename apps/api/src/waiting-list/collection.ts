import { waitingList as declaration } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { waitingListRows } from '../db/schema/reservations/waiting-list.ts'
import { releaseOffer } from './guest-page.ts'
import { lockEntry } from './queries.ts'
import { settleOffers } from './settle-offers.ts'

/** Before a read ended offers are settled; a deleted entry gives the offered nights back. */
const waitingListHooks: Hooks = {
  beforeRead: (db, { clock }) => settleOffers(db, clock),
  beforeDelete: async (db, { id }, { actor, clock }) =>
    releaseOffer(db, actor, await lockEntry(db, { id }), clock),
}

/** Made by the public form alone (`join.ts`). */
export const waitingList = onServer(declaration, waitingListRows, { hooks: waitingListHooks })
