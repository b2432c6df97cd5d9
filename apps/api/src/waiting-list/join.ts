import { sizeRestrictions } from '@dvor/booking/availability/restrictions.ts'
import { unitsForParty } from '@dvor/booking/availability/waiting-fits.ts'
import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { nightCount, periodRestrictions } from '@dvor/booking/stay/stay.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import {
  waitingLimits,
  type WaitingListJoined,
  type WaitingListRequest,
  type WaitingRefusal,
} from '@dvor/contract/reservations/waiting-list.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import { recordChange } from '../history/queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { holdLimits } from '../platform/http/limits.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import { readSettings } from '../property/settings.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { recorded } from './change-entry.ts'
import { joinedEmail, refusedEmail, type Obstacle } from './emails.ts'
import { findFits } from './find-fits.ts'
import { insertEntry, listActivePlans, listOpenOf, lockList } from './queries.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

/**
 * Puts a guest at the end of the waiting list and sends the link to the guest's page. Anybody can type a mailbox, so
 * what it has already does not change the answer: one that waits for these days, or has `waitingLimits.openPerEmail`
 * entries, gets an e-mail about them and no further entry (decision 110). @throws ApiError `invalid` (days, unknown units
 * or plan, a party that neither a unit nor several sleep), `conflict` with `details.reason` `free` (the stay can be booked
 * now); `rate_limited`
 */
export async function joinWaitingList(
  db: Db,
  actor: Actor,
  request: WaitingListRequest,
  services: BookingServices,
): Promise<WaitingListJoined> {
  const { clock } = services
  await limitAttempts(db, 'waiting list', { ip: ipKeyOf(actor) }, clock)
  if (request.website) return { done: true }
  await refuseSenseless(db, request, services)
  await inTransaction(db, async (tx) => {
    await lockList(tx)
    if ((await findFits(tx, { ...request, rate_plan: request.rate_plan ?? null }, clock)).length > 0)
      throw refusal('free', 'The stay can be booked now')
    const refused = await findObstacle(tx, request)
    if (refused) await queueEmail(tx, await refusedEmail(tx, request, refused, services))
    else await addEntry(tx, actor, request, services)
  })
  return { done: true }
}

async function addEntry(
  db: Db,
  actor: Actor,
  { consent: _given, website: _trap, ...values }: WaitingListRequest,
  services: BookingServices,
): Promise<void> {
  const entry = await insertEntry(db, {
    ...values,
    language: offeredLanguage(await readSettings(db), values.language),
    token: newToken(),
    guest_name: `${values.first_name} ${values.last_name}`,
    phone: values.phone ?? null,
    consent_at: services.clock.now().toISOString(),
  })
  const change = { collection: 'waiting-list', recordId: entry.id, action: 'create' as const }
  await recordChange(db, actor, { ...change, after: recorded(entry) })
  await queueEmail(db, await joinedEmail(db, entry, services))
}

async function refuseSenseless(
  db: Db,
  request: WaitingListRequest,
  { clock }: BookingServices,
): Promise<void> {
  const { flexibility, arrival, departure } = request
  const latest = { arrival: addDays(arrival, flexibility), departure: addDays(departure, flexibility) }
  const [wrong] = periodRestrictions(latest, todayIn(clock.now()))
  if (wrong)
    throw invalid([
      wrong.code === 'past'
        ? { path: 'arrival', code: 'too_small' }
        : { path: 'departure', code: wrong.code === 'too_long' ? 'too_big' : 'too_small' },
    ])
  const issues = [...(await unitIssues(db, request)), ...(await planIssues(db, request))]
  if (issues.length > 0) throw invalid(issues)
}

/** Unknown units, and a party that none of the units sleeps. */
async function unitIssues(db: Db, request: WaitingListRequest): Promise<FieldIssue[]> {
  const { units, arrival, departure } = request
  const unitIds = units.length > 0 ? units : undefined
  const [tables, settings] = [await listRateTables(db, arrival, departure, unitIds), await readSettings(db)]
  const sold = [...tables.values()].filter(({ unit }) => unit.active && unit.online_bookable)
  if (units.some((id) => !sold.some(({ unit }) => unit.id === id)))
    return [{ path: 'units', code: 'not_found' }]
  const sleeps = sold.some(({ unit }) => sizeRestrictions(unit, request, settings.age_bands).length === 0)
  return sleeps || fitsTogether(sold, request, settings) ? [] : [{ path: 'adults', code: 'too_big' }]
}

/** Whether several of the units sleep the party, and few enough to be held online. */
function fitsTogether(
  tables: readonly RateTable[],
  request: WaitingListRequest,
  settings: Pick<Settings, 'age_bands'>,
): boolean {
  const units = unitsForParty(
    tables.map(({ unit }) => unit),
    request,
    settings,
  )
  return units !== null && units * nightCount(request) <= holdLimits.roomNights
}

/** A rate plan that is not offered. */
async function planIssues(db: Db, { rate_plan }: WaitingListRequest): Promise<FieldIssue[]> {
  if (!rate_plan) return []
  const plans = await listActivePlans(db)
  return plans.includes(rate_plan) ? [] : [{ path: 'rate_plan', code: 'not_found' }]
}

/** The entry of the address by which it gets no further one. */
async function findObstacle(
  db: Db,
  { email, arrival, departure }: WaitingListRequest,
): Promise<Obstacle | null> {
  const open = await listOpenOf(db, email)
  const same = open.find((entry) => entry.arrival === arrival && entry.departure === departure)
  if (same) return { entry: same, isSame: true }
  const [first] = open
  return first && open.length >= waitingLimits.openPerEmail ? { entry: first, isSame: false } : null
}

const refusal = (reason: WaitingRefusal, message: string) =>
  new ApiError('conflict', message, { details: { reason } })
