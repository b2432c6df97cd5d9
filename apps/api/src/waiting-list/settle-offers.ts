import { waitingLimits } from '@dvor/contract/reservations/waiting-list.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import { systemActor } from '../platform/actor.ts'
import { listBookedElsewhere } from './booked-elsewhere.ts'
import { changeEntry } from './change-entry.ts'
import { listEndedOffers, listPast, lockList, readNextPosition, type EndedOffer } from './queries.ts'

/**
 * Stores what time and orders have changed: an ordered offer books its entry; one that lapsed puts the entry at the end
 * of the list, or ends it after the last offer (`waitingLimits.offers`); entries whose guest has booked some of their
 * nights otherwise end as booked, and those whose days have passed as expired.
 */
export async function settleOffers(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const concerned = [
    await listEndedOffers(db, now),
    await listBookedElsewhere(db),
    await listPast(db, todayIn(now)),
  ]
  if (concerned.every((entries) => entries.length === 0)) return
  await inTransaction(db, async (tx) => {
    await lockList(tx)
    for (const ended of await listEndedOffers(tx, now)) await settleOffer(tx, ended, now)
    for (const { entry, reservation } of await listBookedElsewhere(tx))
      await changeEntry(tx, systemActor, entry, { state: 'booked', reservation }, now)
    for (const entry of await listPast(tx, todayIn(now)))
      await changeEntry(tx, systemActor, entry, { state: 'expired' }, now)
  })
}

async function settleOffer(db: Db, { entry, reservation }: EndedOffer, now: Date): Promise<void> {
  const ended = { offered_until: null }
  if (reservation) {
    await changeEntry(db, systemActor, entry, { ...ended, state: 'booked', reservation }, now)
    return
  }
  const change =
    entry.offers >= waitingLimits.offers
      ? { ...ended, state: 'expired' as const }
      : { ...ended, state: 'waiting' as const, position: await readNextPosition(db) }
  await changeEntry(db, systemActor, entry, change, now)
}
