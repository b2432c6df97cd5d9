import { effectiveState } from '@dvor/booking/reservation/states.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { deviceHash, keyedDevice } from '../../platform/http/device.ts'
import { lockSeats } from '../../reservations/states/lock-seats.ts'
import { lockUnits } from '../../inventory/night-queries.ts'
import type { Clock } from '../../platform/clock.ts'
import { returnUnits } from '../gatherings/return-units.ts'
import { listUnitsOfReservations, type UnitOfGathering } from '../gatherings/unit-queries.ts'
import { listSlotServices } from '../../slots/seat-queries.ts'
import { requestOf } from './hold-services.ts'
import { refuseMoved } from './draft-queries.ts'
import { listNamedHolds } from './hold-queries.ts'
import type { HoldRequest } from './hold-stays.ts'
import { lockOffers, type OfferedEntry } from './offer-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { deleteHold } from '../../reservations/states/delete-hold.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { requestsOf } from '../../reservations/queries/stay-rows.ts'

/** Parts of the caller's own holds that the new one takes over. */
export interface Replaced {
  /** The live hold of the same request, whose token the new hold keeps because other tabs use it. */
  kept: Reservation | null
  /** The end of the live hold of the same nights, which the new hold keeps where it is later; null without one. */
  until: string | null
  /** Units of gatherings that the holds had taken. */
  chosen: UnitOfGathering[]
  /** Entries of the waiting list whose offer the new hold takes the place of, because it is for some of their days. */
  offers: OfferedEntry[]
}

/**
 * Deletes the caller's own holds before a new one is taken; the caller's device is locked. `lock` locks the wanted
 * nights and the units of the replaced holds.
 */
export async function replaceHolds(
  db: Db,
  request: HoldRequest,
  device: string | null,
  services: BookingServices,
  lock: (heldUnits: readonly string[]) => Promise<void>,
): Promise<Replaced> {
  const deviceHolds = await listNamedHolds(db, {
    tokens: request.hold_token ? [request.hold_token] : [],
    devices: device ? [device] : [],
  })
  const { hold_token: before } = request
  if (before && !deviceHolds.some(({ token }) => token === before)) await refuseMoved(db, before)
  const replaced: Replaced = { kept: null, until: null, chosen: [], offers: [] }
  if (deviceHolds.length === 0) return replaced
  const offers = await lockOffers(
    db,
    deviceHolds.map(({ token }) => token),
  )
  const held = await Promise.all(deviceHolds.map((hold) => heldBy(db, hold)))
  await lock(held.flatMap(({ units }) => units))
  await lockSeats(db, request.services, services)
  const key = requestKey(request)
  const choices = await listUnitsOfReservations(
    db,
    deviceHolds.map(({ id }) => id),
  )
  for (const { hold, stays, stayRequest } of held) {
    const live = effectiveState(hold, services.clock.now()) === 'hold'
    if (!(await deleteHold(db, hold.id))) continue
    replaced.chosen.push(...unitsOf(choices, hold.id))
    if (!live) continue
    if (stayRequest === key) replaced.kept = hold
    if (nightsKey(stays) === nightsKey(request.stays)) replaced.until = hold.hold_expires_at
    if (hasSharedDays(stays, request.stays))
      replaced.offers.push(...offers.filter(({ offer_token }) => offer_token === hold.token))
  }
  return replaced
}

async function heldBy(db: Db, hold: Reservation) {
  const rows = await listStays(db, hold.id)
  const services = (await listSlotServices(db, [hold.id])).get(hold.id) ?? []
  const stays = requestsOf(rows)
  const stayRequest = requestKey({ stays, services: services.map(requestOf), package: hold.package })
  return { hold, stays, units: rows.map(({ unit }) => unit), stayRequest }
}

/** Key of the nights of stays; the same for other guests and for another order of the stays. */
const nightsKey = (stays: readonly StayRequest[]): string =>
  stays
    .map(({ accommodation_unit, arrival, departure }) => [accommodation_unit, arrival, departure].join())
    .toSorted()
    .join(';')

const hasSharedDays = (some: readonly StayRequest[], others: readonly StayRequest[]): boolean =>
  some.some((one) => others.some((other) => one.arrival < other.departure && other.arrival < one.departure))

/** Key of a request that does not depend on the order of its parts. */
function requestKey({
  stays,
  services,
  package: sold,
}: Pick<HoldRequest, 'stays' | 'services' | 'package'>): string {
  const parts = [
    sold ?? '',
    ...stays.map(({ accommodation_unit, arrival, departure, adults, children_ages }) =>
      JSON.stringify([accommodation_unit, arrival, departure, adults, children_ages]),
    ),
    ...services.map(({ service_slot, day, persons }) => JSON.stringify([service_slot, day, persons])),
  ]
  return parts.toSorted().join()
}

const unitsOf = (units: readonly UnitOfGathering[], hold: string) =>
  units.filter(({ unit }) => unit.reservation === hold)

/** Releases holds before their time, by token, by device key or by the `Idempotency-Key` of their request; units of a gathering go back to it. */
export async function releaseHold(db: Db, actor: Actor, tokenOrKey: string, clock: Clock): Promise<void> {
  const devices = [deviceHash(tokenOrKey), keyedDevice(actor, tokenOrKey)]
  const names = { tokens: [tokenOrKey], devices }
  await inTransaction(db, async (tx) => {
    const holds = await listNamedHolds(tx, names)
    const units = await listUnitsOfReservations(
      tx,
      holds.map(({ id }) => id),
    )
    if (units.length > 0)
      await lockUnits(
        tx,
        units.map(({ unit }) => unit.unit),
      )
    for (const { id } of holds) if (await deleteHold(tx, id)) await returnUnits(tx, unitsOf(units, id), clock)
  })
}
