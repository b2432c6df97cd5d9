import { roomNights } from '@dvor/booking/reservation/approval.ts'
import { periodRestrictions } from '@dvor/booking/stay/stay.ts'
import { holdExpiresAt } from '@dvor/booking/reservation/deadlines.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { type GatheringRequest, type GatheringRequested } from '@dvor/contract/reservations/gatherings.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { heldStay, holdUnit } from '../booking/gatherings/hold-unit.ts'
import { countHeldNights } from '../booking/holding/limit-holds.ts'
import { linkUnits, listUnits, type Gathering } from '../booking/gatherings/unit-queries.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { newToken } from '../db/ids.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { recordChange } from '../history/queries.ts'
import { lockUnits } from '../inventory/night-queries.ts'
import { mailboxKey } from '../messaging/mailbox-key.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { holdLimits } from '../platform/http/limits.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import {
  nightsTakenFor,
  refuseSenselessStays,
  refuseUnavailable,
  wantedNights,
} from '../pricing/check-stays.ts'
import { makeQuote } from '../pricing/quote.ts'
import { readSettings } from '../property/settings.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { expireOverdueOn } from '../reservations/states/change-state.ts'
import { recorded } from './change-gathering.ts'
import { confirmEmail } from './emails.ts'
import { refusal, refuseBusy, refuseTooManyOf } from './limit-requests.ts'
import { findOpenOf, insertGathering, lockGatherings } from './queries.ts'
import { offeredLanguage } from '@dvor/contract/site/offered-languages.ts'

/**
 * Holds all units of a new gathering or none, as long as any hold of the web (`hold_minutes`), and sends the organiser the link
 * that confirms it. Anybody can type a mailbox, so what it has already changes neither the answer nor its gatherings; the
 * e-mail names an open one (decision 133). @throws ApiError `invalid` (days, lead, number of units, unknown units),
 * `nights_taken`, `not_available`, `order_too_large`, `conflict` with `details.reason`: `not_offered` or `busy` (too many
 * at a time); `hold_limit`, `rate_limited`
 */
export async function requestGathering(
  db: Db,
  actor: Actor,
  request: GatheringRequest,
  services: BookingServices,
): Promise<GatheringRequested> {
  const { clock } = services
  const settings = await readSettings(db)
  const until = holdExpiresAt(clock.now(), settings.hold_minutes).toISOString()
  if (services.guestLimited) await limitAttempts(db, 'gatherings', { ip: ipKeyOf(actor) }, clock)
  if (request.website) return { confirm_until: until }
  refuseByRules(request, settings, clock.now())
  await inTransaction(db, async (tx) => {
    await lockGatherings(tx)
    await refuseBusy(tx, clock.now())
    const stays = request.units.map((unit) => heldStay(request, unit))
    await refuseTooManyOf(tx, actor, stays, services)
    const gathering = await holdAll(tx, actor, request, until, services)
    const open = await findOpenOf(tx, gathering.mailbox, clock.now())
    await queueEmail(tx, await confirmEmail(tx, { gathering, open }, services))
    await countHeldNights(tx, actor, stays, services)
  })
  return { confirm_until: until }
}

/** The owner's rules, and days that no stay can have. */
function refuseByRules(request: GatheringRequest, settings: Settings, now: Date): void {
  if (!settings.gathering_offered) throw refusal('not_offered', 'Gatherings are not offered')
  const stays = request.units.map((unit) => heldStay(request, unit))
  const [wrong] = periodRestrictions(request, todayIn(now))
  const earliest = addDays(todayIn(now), settings.gathering_lead_days)
  const issues: FieldIssue[] = []
  if (request.arrival < earliest) issues.push({ path: 'arrival', code: 'too_small' })
  if (wrong && wrong.code !== 'past')
    issues.push({ path: 'departure', code: wrong.code === 'too_long' ? 'too_big' : 'too_small' })
  if (request.units.length < settings.gathering_units) issues.push({ path: 'units', code: 'too_small' })
  if (issues.length > 0) throw invalid(issues)
  refuseSenselessStays(stays)
  const max = holdLimits.roomNights
  if (roomNights(stays) > max)
    throw new ApiError('order_too_large', 'More nights than can be held online', {
      details: { max_room_nights: max },
    })
}

async function holdAll(
  db: Db,
  actor: Actor,
  { website: _trap, units, message, phone, ...values }: GatheringRequest,
  held_until: string,
  services: BookingServices,
): Promise<Gathering> {
  const { clock } = services
  const ip = ipKeyOf(actor)
  const stays = units.map((unit) => heldStay(values, unit))
  await lockUnits(db, units)
  await expireOverdueOn(db, wantedNights(stays), services)
  const quote = await makeQuote(db, { stays, common_services: [] }, clock)
  const takenNights = await nightsTakenFor(db, stays, clock.now())
  refuseUnavailable({ stays, taken: takenNights, ...quote, asOwner: false })
  const gathering = await insertGathering(
    db,
    {
      ...values,
      language: offeredLanguage(quote.settings, values.language),
      token: newToken(),
      organiser_token: newToken(),
      guest_name: `${values.first_name} ${values.last_name}`,
      mailbox: mailboxKey(values.email),
      phone: phone ?? null,
      message: message || null,
      held_until,
    },
    units,
  )
  for (const { unit } of await listUnits(db, gathering.id)) {
    const reservation = await holdUnit(db, gathering, unit.unit, clock, ip)
    await linkUnits(db, [unit.id], { reservation, chosen_until: null }, clock.now())
  }
  await recordChange(db, actor, {
    collection: 'gatherings',
    recordId: gathering.id,
    action: 'create',
    after: recorded(gathering),
  })
  return gathering
}
