import type { WaitingFit as WaitingFound } from '@dvor/booking/availability/waiting-fits.ts'
import type { WaitingFit, WaitingListOffer } from '@dvor/contract/reservations/waiting-list.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { expireOverdue } from '../reservations/states/expire-overdue.ts'
import { changeEntry } from './change-entry.ts'
import { findFits } from './find-fits.ts'
import { makeOffer } from './make-offer.ts'
import { nameFits } from './name-fits.ts'
import { listWaiting, lockEntry, lockList } from './queries.ts'
import { settleOffers } from './settle-offers.ts'

/** The most stays that the owner chooses from. */
const mostFits = 50

/** Stays that an entry could be offered now. @throws ApiError `not_found` */
export async function listFits(db: Db, id: string, { clock }: BookingServices): Promise<WaitingFit[]> {
  const entry = await inTransaction(db, (tx) => lockEntry(tx, { id }))
  const fits = (await findFits(db, entry, clock)).slice(0, mostFits)
  return nameFits(db, fits, 'sk')
}

/**
 * Makes an offer out of turn, for the named stay or the first that fits. @throws ApiError `not_found`,
 * `transition_not_allowed` for an entry that does not wait, `not_available` where nothing fits, `nights_taken`
 */
export async function offerByHand(
  db: Db,
  actor: Actor,
  id: string,
  offer: WaitingListOffer,
  services: BookingServices,
): Promise<void> {
  await expireOverdue(db, services)
  await settleOffers(db, services.clock)
  await inTransaction(db, async (tx) => {
    await lockList(tx)
    const entry = await lockEntry(tx, { id })
    if (entry.state !== 'waiting')
      throw new ApiError('transition_not_allowed', 'The entry does not wait for an offer')
    const fit = (await findFits(tx, entry, services.clock)).find((one) => isNamed(one, offer))
    if (!fit) throw new ApiError('not_available', 'No free nights fit this entry')
    await makeOffer(tx, actor, entry, fit, services)
  })
}

/** Whether a fit has the named units and begins on the named day. */
const isNamed = ({ stays }: WaitingFound, { units, arrival }: WaitingListOffer): boolean =>
  (units.length === 0 ||
    (units.length === stays.length && stays.every((stay) => units.includes(stay.accommodation_unit)))) &&
  (!arrival || stays[0]?.arrival === arrival)

/**
 * Puts the given waiting entries into a new order; waiting entries that are not given follow them. Entries that do not
 * wait any more are left out.
 */
export async function orderList(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { clock }: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockList(tx)
    const waiting = await listWaiting(tx)
    const waitingIds = new Set(waiting.map(({ id }) => id))
    const orderedIds = [...new Set(ids)].filter((id) => waitingIds.has(id))
    const rest = waiting.map(({ id }) => id).filter((id) => !orderedIds.includes(id))
    for (const [index, id] of [...orderedIds, ...rest].entries()) {
      const position = waiting[index]?.position
      const entry = await lockEntry(tx, { id })
      if (position !== undefined && entry.position !== position)
        await changeEntry(tx, actor, entry, { position }, clock.now())
    }
  })
}
