import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Db } from '../../db/database.ts'
import { listQuietFrom, supersedeWaiting } from '../../messaging/outbox-queries.ts'
import { ofStay, stateNotices, type StateNotice } from './choose-notice.ts'

/** Seconds after an e-mail about a state in which those about further states wait for each other. */
const mergeSeconds = 60

/** A change of state whose guest may have had an e-mail about another one a moment ago. */
export interface FollowingChange {
  id: string
  to: ReservationState
  key: StateNotice
}

/**
 * For each reservation the moment (ISO) before which the guest's e-mail about a further state is not sent; none where
 * the last one is longer ago than a minute.
 */
export const listMergeEnds = (
  db: Db,
  changes: readonly FollowingChange[],
): Promise<ReadonlyMap<string, string>> =>
  listQuietFrom(
    db,
    changes.map(({ id }) => id),
    stateNotices,
    mergeSeconds,
  )

/**
 * Withdraws e-mails about earlier states that still wait, once those with the ids of `written` describe the
 * reservation. An e-mail about arrival or departure replaces no confirmation, because only that one has the terms; a
 * request to pay stays while the reservation waits for money.
 */
export async function withdrawEarlier(
  db: Db,
  changes: readonly FollowingChange[],
  written: readonly string[],
): Promise<void> {
  for (const { id, to, key } of changes) {
    const replaced = ofStay.includes(key) ? ['reservation_received' as const, ...ofStay] : stateNotices
    const keys = replaced.filter((one) => !awaits(to, 'payment') || one !== 'reservation_received')
    await supersedeWaiting(db, [id], keys, written)
  }
}
