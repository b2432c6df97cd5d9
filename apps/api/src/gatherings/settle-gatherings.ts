import { gatheringLimits } from '@dvor/contract/reservations/gatherings.ts'
import { listUnits, type Gathering } from '../booking/gatherings/unit-queries.ts'
import { unitState } from '../booking/gatherings/unit-state.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { mailboxKey } from '../messaging/mailbox-key.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { systemActor } from '../platform/actor.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { joinedEmail, reminderEmail } from './emails.ts'
import { endLocked } from './end-gathering.ts'
import { listJoined, listToEnd, listToRemind, lockGathering, noteJoined, updateGathering } from './queries.ts'

/**
 * Stores what time and orders have changed, and writes to the organisers: families that have ordered, gatherings that
 * end soon, and those whose time is over or of which everything is taken. Runs every minute and before a page is read;
 * a second run changes nothing.
 */
export async function settleGatherings(db: Db, services: BookingServices): Promise<void> {
  const now = services.clock.now()
  const soon = new Date(now.getTime() + gatheringLimits.reminderHours * 3_600_000)
  for (const id of await listJoined(db)) await inTransaction(db, (tx) => tellJoined(tx, id, services))
  for (const id of await listToEnd(db, now))
    await inTransaction(db, (tx) => endLocked(tx, systemActor, id, services))
  for (const id of await listToRemind(db, soon)) await inTransaction(db, (tx) => remind(tx, id, services))
}

/** Writes to the organiser about each order of the gathering once, but for the organiser's own. */
async function tellJoined(db: Db, id: string, services: BookingServices): Promise<void> {
  const gathering = await lockGathering(db, { id })
  const coming = (await listUnits(db, id)).filter(
    ({ unit, reservation }) => !unit.joined_at && reservation?.number,
  )
  for (const reservation of new Set(coming.map((held) => held.reservation?.id))) {
    const familyUnits = coming.filter((held) => held.reservation?.id === reservation)
    if (mailboxKey(familyUnits[0]?.reservation?.guest_email ?? '') === gathering.mailbox) continue
    await queueEmail(db, await joinedEmail(db, gathering, familyUnits, services))
  }
  if (coming.length === 0) return
  await noteJoined(
    db,
    coming.map(({ unit }) => unit.id),
    services.clock.now(),
  )
  await recordChange(db, systemActor, {
    collection: 'gatherings',
    recordId: id,
    action: 'joined',
    after: { units: coming.map(({ unit }) => unit.unit) },
  })
}

/** Reminds the organiser where something is left; a gathering that is short anyway needs no reminder. */
async function remind(db: Db, id: string, services: BookingServices): Promise<void> {
  const now = services.clock.now()
  const gathering = await lockGathering(db, { id })
  if (gathering.state !== 'open' || gathering.reminded_at) return
  const states = (await listUnits(db, id)).map((held) => unitState(held, gathering, now))
  if (isLong(gathering) && states.includes('free'))
    await queueEmail(db, await reminderEmail(db, gathering, services))
  await updateGathering(db, id, { reminded_at: now.toISOString() }, now)
}

const isLong = ({ confirmed_at, held_until }: Gathering): boolean =>
  confirmed_at !== null &&
  Date.parse(held_until) - Date.parse(confirmed_at) >= 2 * gatheringLimits.reminderHours * 3_600_000
