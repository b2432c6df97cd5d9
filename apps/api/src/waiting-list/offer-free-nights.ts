import { inTransaction, type Db } from '../db/database.ts'
import { systemActor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { findFits } from './find-fits.ts'
import { makeOffer } from './make-offer.ts'
import { listWithFreeNights, lockEntry, lockList } from './queries.ts'
import { settleOffers } from './settle-offers.ts'

/**
 * Offers free nights to waiting guests in the order of the list, each offer in a transaction of its own. Runs after
 * every commit that may have freed nights and every minute, so it does not matter what freed them.
 */
export async function offerFreeNights(db: Db, services: BookingServices): Promise<void> {
  await expireOverdue(db, services)
  await settleOffers(db, services.clock)
  for (const id of await listWithFreeNights(db)) await offerIfFitting(db, id, services)
}

async function offerIfFitting(db: Db, id: string, services: BookingServices): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      await lockList(tx)
      const entry = await lockEntry(tx, { id })
      if (entry.state !== 'waiting') return
      const [fit] = await findFits(tx, entry, services.clock)
      if (fit) await makeOffer(tx, systemActor, entry, fit, services)
    })
  } catch (error) {
    if (!(error instanceof ApiError) || !overtaken.has(error.code)) throw error
  }
}

/** Another guest took the nights meanwhile, or the entry was deleted: the next run looks again. */
const overtaken = new Set<ApiError['code']>(['nights_taken', 'not_available', 'not_found'])
