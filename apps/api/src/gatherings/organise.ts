import { can } from '@dvor/contract/accounts/roles.ts'
import { startOfDayInstant } from '@dvor/format/instants.ts'
import { deleteHold } from '../reservations/states/delete-hold.ts'
import { isOpen, unitState } from '../booking/gatherings/unit-state.ts'
import { listUnits, listUnitsOfReservations, type Gathering } from '../booking/gatherings/unit-queries.ts'
import { returnUnits } from '../booking/gatherings/return-units.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { queueEmails } from '../messaging/queue-email.ts'
import { readEmailFacts } from '../messaging/queries.ts'
import { systemActor, type Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import { readSettings } from '../property/settings.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { changeGathering } from './change-gathering.ts'
import { openedEmail, ownerEmail } from './emails.ts'
import { endLocked } from './end-gathering.ts'
import { hoursToProlong } from './hours-to-prolong.ts'
import { refusal, refuseBusy } from './limit-requests.ts'
import {
  clearAddress,
  extendHolds,
  findOpenOf,
  listUnconfirmedOf,
  lockGathering,
  lockGatherings,
  type GatheringKey,
} from './queries.ts'
import { settleGatherings } from './settle-gatherings.ts'

/**
 * Opens a gathering by the link of the e-mail: the owner's hours count from now, and what else waits for the confirmation
 * of its mailbox is given up. A second call changes nothing. @throws ApiError `not_found`, `hold_expired` where the link
 * came too late, `conflict` with `details.reason` `known` while the mailbox has another one open, and `busy` while too
 * many others are; `rate_limited`
 */
export async function confirmGathering(
  db: Db,
  actor: Actor,
  organiser: string,
  services: BookingServices,
): Promise<void> {
  const now = services.clock.now()
  await settleGatherings(db, services)
  const confirmed = await inTransaction(db, async (tx) => {
    await lockGatherings(tx)
    const gathering = await lockGathering(tx, { organiser })
    if (gathering.state === 'open' || gathering.state === 'ended') return null
    if (!isOpen(gathering, now)) throw new ApiError('hold_expired', 'The units are not held any more')
    if (await findOpenOf(tx, gathering.mailbox, now))
      throw refusal('known', 'This address has an open gathering')
    await refuseBusy(tx, now)
    // Requests do not count: a stranger may have typed the mailbox, and a refusal would tell about its gatherings.
    if (services.guestLimited)
      await limitAttempts(tx, 'confirmed gatherings', { mailbox: gathering.mailbox }, services.clock)
    const settings = await readSettings(tx)
    const held_until = endAfter(gathering, now, settings.gathering_hours)
    const change = { state: 'open' as const, held_until, confirmed_at: now.toISOString() }
    const opened = await changeGathering(tx, actor, gathering, change, now)
    await extendHolds(tx, gathering.id, held_until)
    await clearAddress(tx, gathering.id)
    const facts = await readEmailFacts(tx, ['gathering_opened', 'owner_gathering'])
    await queueEmails(tx, facts, [
      await openedEmail(tx, opened, services),
      await ownerEmail(tx, opened, settings, services),
    ])
    return opened
  })
  if (!confirmed) return
  // Each in a transaction of its own: units are locked in one order within a transaction.
  for (const id of await listUnconfirmedOf(db, confirmed.mailbox))
    await inTransaction(db, (tx) => endLocked(tx, systemActor, id, services))
}

/** Hours after a moment, at the latest when the day of arrival begins. */
function endAfter({ arrival }: Pick<Gathering, 'arrival'>, from: Date, hours: number): string {
  const latest = startOfDayInstant(arrival)
  const end = new Date(from.getTime() + hours * 3_600_000)
  return (end < latest ? end : latest).toISOString()
}

/**
 * Moves the end of an open gathering: the organiser as far as the owner's rule (`gathering_prolong_hours`), the owner
 * freely. @throws ApiError `not_found`, `transition_not_allowed`, `invalid`
 */
export async function prolongGathering(
  db: Db,
  actor: Actor,
  key: GatheringKey,
  hours: number,
  services: BookingServices,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(db, async (tx) => {
    const gathering = await lockGathering(tx, key)
    refuseUnlessOpen(gathering, now)
    const isOrganiser = !can(actor, 'enquiries.manage')
    const prolonged_hours = gathering.prolonged_hours + (isOrganiser ? hours : 0)
    if (isOrganiser && hours > hoursToProlong(gathering, await readSettings(tx)))
      throw invalid([{ path: 'hours', code: 'too_big' }])
    const held_until = endAfter(gathering, new Date(gathering.held_until), hours)
    await changeGathering(tx, actor, gathering, { held_until, prolonged_hours, reminded_at: null }, now)
    await extendHolds(tx, gathering.id, held_until)
  })
}

/**
 * Lets units go that nobody has chosen; they are free for all at once. @throws ApiError `not_found`,
 * `transition_not_allowed` after the end and for a unit that a family has, `invalid` for a unit of no gathering
 */
export async function releaseUnits(
  db: Db,
  actor: Actor,
  key: GatheringKey,
  unitIds: readonly string[],
  services: BookingServices,
): Promise<void> {
  const now = services.clock.now()
  await inTransaction(db, async (tx) => {
    const gathering = await lockGathering(tx, key)
    refuseUnlessOpen(gathering, now)
    for (const [index, id] of [...new Set(unitIds)].entries()) {
      const held = (await listUnits(tx, gathering.id)).find(({ unit }) => unit.unit === id)
      if (!held) throw invalid([{ path: `units.${index}`, code: 'not_found' }])
      const state = unitState(held, gathering, now)
      if (state === 'released') continue
      const together = await listUnitsOfReservations(tx, held.reservation ? [held.reservation.id] : [])
      if (state !== 'free' || !held.reservation || !(await deleteHold(tx, held.reservation.id)))
        throw new ApiError('transition_not_allowed', 'A family has the unit')
      await returnUnits(
        tx,
        together.filter(({ unit }) => unit.id !== held.unit.id),
        services.clock,
      )
    }
    await recordChange(tx, actor, {
      collection: 'gatherings',
      recordId: gathering.id,
      action: 'release',
      after: { units: unitIds },
    })
  })
}

function refuseUnlessOpen(gathering: Gathering, now: Date): void {
  if (gathering.state !== 'open' || !isOpen(gathering, now))
    throw new ApiError('transition_not_allowed', 'The gathering is not open')
}
