import { holdExpiresAt } from '@dvor/booking/reservation/deadlines.ts'
import type { Hold, holdRequest } from '@dvor/contract/reservations/reservations.ts'
import type { z } from 'zod'
import { deviceOf, ipKeyOf, systemActor, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { keyedDevice } from '../../platform/http/device.ts'
import { newId, newToken } from '../../db/ids.ts'
import { pipelined } from '../../db/pipelined.ts'
import { recordChange } from '../../history/queries.ts'
import {
  nightsTakenFor,
  refuseSenselessStays,
  refuseUnavailable,
  wantedNights,
} from '../../pricing/check-stays.ts'
import { makeQuote, type Quote } from '../../pricing/quote.ts'
import { lockUnits } from '../../inventory/night-queries.ts'
import { lockPackage } from '../../packages/package-queries.ts'
import { claimPlaces } from '../../packages/places.ts'
import { refuseUnfinishedTerms } from '../../property/terms/unfinished-terms.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { keepChoice } from '../gatherings/keep-choice.ts'
import { takeUnits } from '../gatherings/take-units.ts'
import { listUnitIds } from '../gatherings/unit-queries.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { takeSeats } from '../../slots/take-seats.ts'
import { takeFreeNightsOf } from '../../reservations/states/change-state.ts'
import { expireOverdueOn } from '../../reservations/states/change-state.ts'
import { lockDevice, lockIp } from './hold-queries.ts'
import { countHeldNights, refuseLargeHold, refuseTooManyHolds } from './limit-holds.ts'
import { insertReservation } from '../../reservations/queries/reservation-queries.ts'
import { insertStays } from '../../reservations/queries/stay-queries.ts'
import { moveOffers } from './offer-queries.ts'
import { replaceHolds } from './replace-holds.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { stayRows, summaryOf } from '../../reservations/queries/stay-rows.ts'

export type HoldRequest = z.output<typeof holdRequest>

export interface HoldOptions {
  /** `Idempotency-Key` of the call, for callers without a device key. */
  key?: string | undefined
  /** Lifetime; the setting's minutes when absent. */
  minutes?: number
  /** Id of the open gathering that the stays are taken out of, in the same transaction. */
  gathering?: string
}

/**
 * Takes nights and seats for a few minutes while the guest fills in the form. A hold belongs to the device that
 * requests it; without a device key to the caller's `Idempotency-Key`. The same owner's earlier hold, or the one of
 * `hold_token`, is replaced in the same transaction, and stays as it was when the new request is refused. The same
 * request keeps its token, the same nights their end where that is later; an offer of the waiting list follows the new
 * hold. @throws ApiError `nights_taken`, `seats_taken`, `not_available`, `package_unavailable`, `invalid`,
 * `hold_limit`, `hold_moved`, `order_too_large`, `orders_closed`
 */
export async function holdStays(
  db: Db,
  actor: Actor,
  request: HoldRequest,
  services: BookingServices,
  { key, minutes, gathering }: HoldOptions = {},
): Promise<Hold> {
  refuseSenselessStays(request.stays)
  refuseLargeHold(request.stays, services)
  if (actor !== systemActor) await refuseUnfinishedTerms(db)
  const device = deviceOf(actor) ?? (key === undefined ? null : keyedDevice(actor, key))
  return inTransaction(db, async (tx) => {
    if (device) await lockDevice(tx, device)
    const around = gathering ? await listUnitIds(tx, gathering) : []
    const lock = (held: readonly string[]) => lockWanted(tx, actor, request, [...around, ...held])
    const { kept, until, chosen, offers } = await replaceHolds(tx, request, device, services, lock)
    if (gathering) {
      await lock([])
      chosen.push(...(await takeUnits(tx, gathering, request.stays, chosen, services.clock)))
    }
    // Pipelined in this order, so that everything is read after the locks are taken.
    const [, , quote] = await pipelined([
      lockWanted(tx, actor, request),
      refuseTooManyHolds(tx, actor, request.stays, services),
      quoteIfFree(tx, request, services),
      expireOverdueOn(tx, wantedNights(request.stays), services),
    ])
    await claimPlaces(tx, request.package ?? null, request.stays.length, services.clock.now())
    await lockSeats(tx, request.services, services)
    await refuseUnbookable(tx, { ...quote, services: request.services, asOwner: false })
    const hold = await insertHold(
      tx,
      actor,
      {
        ...request,
        device,
        token: kept?.token ?? newToken(),
        minutes,
        until: chosen.length > 0 ? null : until,
      },
      quote,
      services,
    )
    await moveOffers(tx, offers, hold, services.clock.now())
    await keepChoice(tx, hold, request.stays, chosen, services.clock)
    await countHeldNights(tx, actor, request.stays, services)
    return hold
  })
}

/**
 * Locks the IP, then the units of the request and of the replaced hold; units are locked before any reservation.
 */
async function lockWanted(
  db: Db,
  actor: Actor,
  { stays, package: sold }: HoldRequest,
  held: readonly string[] = [],
): Promise<void> {
  const ip = ipKeyOf(actor)
  const unitIds = stays.map((stayRequest) => stayRequest.accommodation_unit)
  await pipelined([
    ip ? lockIp(db, ip) : undefined,
    lockUnits(db, [...unitIds, ...held]),
    sold ? lockPackage(db, sold) : undefined,
  ])
}

/** @throws ApiError `nights_taken`, `not_available`, `package_unavailable`, `invalid` */
async function quoteIfFree(
  db: Db,
  { stays, services: requested, tax_exemptions, rate_plan, package: sold }: HoldRequest,
  { clock }: BookingServices,
): Promise<Quote> {
  const parts = { stays, services: requested, tax_exemptions, rate_plan, package: sold }
  const [quote, takenNights] = await pipelined([
    makeQuote(db, { ...parts, common_services: [] }, clock),
    nightsTakenFor(db, stays, clock.now()),
  ])
  refuseUnavailable({ stays, taken: takenNights, ...quote, asOwner: false })
  return quote
}

/** A hold to be written, with its owner and its token. */
interface NewHold extends HoldRequest {
  device: string | null
  token: string
  minutes: number | undefined
  /** End of the replaced hold of the same nights; null without one. */
  until: string | null
}

async function insertHold(
  db: Db,
  actor: Actor,
  { stays, services: requests, token, device, minutes, until, package: sold }: NewHold,
  quote: Quote,
  services: BookingServices,
): Promise<Hold> {
  const { price, settings } = quote
  const usual = holdExpiresAt(services.clock.now(), minutes ?? settings.hold_minutes).toISOString()
  const expires = until && until > usual ? until : usual
  const id = newId()
  const summary = summaryOf(stays, price)
  const rows = stayRows(id, stays)
  await pipelined([
    insertReservation(db, {
      id,
      token,
      state: 'hold',
      hold_expires_at: expires,
      ip: ipKeyOf(actor),
      device,
      rate_plan: quote.plan?.id ?? null,
      package: sold ?? null,
      tax_guests: [...(quote.input.taxGuests ?? [])],
      ...summary,
    }),
    insertStays(db, rows),
    takeFreeNightsOf(db, rows),
    recordChange(db, actor, { collection: 'reservations', recordId: id, action: 'hold', after: { price } }),
  ])
  await takeSeats(db, { reservation: id, requests, ...quote })
  return { token, expires_at: expires, price }
}
