import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { sampleWaiting } from '@dvor/sample/content/guests/waiting-list.ts'
import { addDays } from '@dvor/format/days.ts'
import { asc, eq, gt, and } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { systemActor } from '../platform/actor.ts'
import { today, type Clock } from '../platform/clock.ts'
import { recordChange } from '../history/queries.ts'
import { insertEntry } from '../waiting-list/queries.ts'
import { insertAdded } from './sample-queries.ts'

/** Days from today on which the stays begin that are waited for. */
const soonest = 7

/** Adds guests who wait for nights of booked stays, so that nothing is free for them. */
export async function fillWaitingList(db: Db, clock: Clock): Promise<void> {
  const booked = await db
    .select({ unit: stays.unit, arrival: stays.arrival, departure: stays.departure })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(and(eq(reservations.state, 'confirmed'), gt(stays.arrival, addDays(today(clock), soonest))))
    .orderBy(asc(stays.arrival), asc(stays.id))
    .limit(sampleWaiting.length)
  for (const [index, { unit, ...days }] of booked.entries()) {
    const guest = sampleWaiting[index]
    if (!guest) continue
    const { id } = await insertEntry(db, {
      ...guest,
      ...days,
      units: [unit],
      token: newToken(),
      guest_name: `${guest.first_name} ${guest.last_name}`,
      consent_at: clock.now().toISOString(),
    })
    await recordChange(db, systemActor, { collection: waitingList.name, recordId: id, action: 'create' })
    await insertAdded(db, waitingList.name, [id])
  }
}
