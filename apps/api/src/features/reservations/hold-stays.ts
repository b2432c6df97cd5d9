import { holdExpiresAt } from '@dvor/booking/deadlines.ts'
import type { Hold, holdRequest } from '@dvor/contract/reservations.ts'
import type { z } from 'zod'
import { addressOf, type Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { newId, newToken } from '../../platform/ids.ts'
import { together } from '../../platform/together.ts'
import { recordChange } from '../history/queries.ts'
import {
  nightsTakenFor,
  refuseSenselessStays,
  refuseUnavailable,
  wantedNights,
} from '../quotes/check-stays.ts'
import { makeOffer, type Offer } from '../quotes/offer.ts'
import { lockUnits } from '../room-nights/queries.ts'
import { takeFreeNightsOf } from './change-state.ts'
import { expireOverdueOn } from './expire-overdue.ts'
import { lockSeats } from '../slots/lock-seats.ts'
import { refuseUnbookable } from '../slots/check-services.ts'
import { giveSeatsBack, takeSeats } from '../slots/take-seats.ts'
import { countLiveHolds, findHoldOfKey, lockAddress, noteHoldOfKey } from './hold-queries.ts'
import {
  deleteReservation,
  findReservation,
  insertReservation,
  insertStays,
  listStays,
  lockReservation,
} from './queries.ts'
import type { BookingServices } from './services.ts'
import { stayRows, summaryOf } from './stay-rows.ts'

/** Live holds that one address may have at a time (design/contract.md, Booking). */
export const maxHoldsPerAddress = 3

type HoldRequest = z.output<typeof holdRequest>

/**
 * Takes nights and seats for a few minutes while the guest fills in the rest. With the token of a hold of its own it
 * replaces that one, and leaves it as it was when what is wanted now cannot be had. A key says which hold is meant
 * before its token is known: who lost the answer asks again with the same key (decision 055).
 * @throws ApiError `nights_taken`, `seats_taken`, `not_available`, `invalid`, `hold_limit`
 */
export async function holdStays(
  db: Db,
  actor: Actor,
  request: HoldRequest,
  services: BookingServices,
  key?: string,
): Promise<Hold> {
  refuseSenselessStays(request.stays)
  return inTransaction(db, async (tx) => {
    const token = newToken()
    const before = key && (await noteHoldOfKey(tx, key, token))
    await dropReplaced(tx, actor, request, [request.hold_token, before], services)
    // Sent one behind the other: all that is read is read under the locks.
    const [, , offer] = await together([
      lockWanted(tx, actor, request),
      refuseTooMany(tx, actor, services),
      offerIfFree(tx, request, services),
      expireOverdueOn(tx, wantedNights(request.stays), services),
    ])
    await lockSeats(tx, request.services, services)
    await refuseUnbookable(tx, { ...offer, services: request.services, asOwner: false })
    return insertHold(tx, actor, { ...request, token }, offer, services)
  })
}

/** The address, then the units: of the wish and of the hold it replaces, as all are locked before any reservation. */
async function lockWanted(
  db: Db,
  actor: Actor,
  { stays }: HoldRequest,
  held: readonly string[] = [],
): Promise<void> {
  const ip = addressOf(actor)
  const wanted = stays.map((wish) => wish.accommodation_unit)
  await together([ip ? lockAddress(db, ip) : undefined, lockUnits(db, [...wanted, ...held])])
}

async function dropReplaced(
  db: Db,
  actor: Actor,
  request: HoldRequest,
  names: readonly (string | null | undefined)[],
  services: BookingServices,
): Promise<void> {
  const held = new Map<string, string[]>()
  for (const token of new Set(names)) {
    const own = token ? await findOwnHold(db, token, findReservation) : undefined
    if (own)
      held.set(
        own.token,
        (await listStays(db, own.id)).map(({ unit }) => unit),
      )
  }
  if (held.size === 0) return
  await lockWanted(db, actor, request, [...held.values()].flat())
  await lockSeats(db, request.services, services)
  for (const token of held.keys()) await dropOwnHold(db, token)
}

/** @throws ApiError `nights_taken`, `not_available`, `invalid` */
async function offerIfFree(
  db: Db,
  { stays, services: wished }: HoldRequest,
  { clock }: BookingServices,
): Promise<Offer> {
  const [offer, taken] = await together([
    makeOffer(db, { stays, services: wished, common_services: [] }, clock),
    nightsTakenFor(db, stays, clock.now()),
  ])
  refuseUnavailable({ stays, taken, ...offer, asOwner: false })
  return offer
}

/** The hold that a token means; one that is gone needs no replacing. */
async function findOwnHold(db: Db, token: string, find: typeof findReservation) {
  try {
    const found = await find(db, { token })
    return found.state === 'hold' ? found : undefined
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined
    throw error
  }
}

async function dropOwnHold(db: Db, token: string): Promise<void> {
  const own = await findOwnHold(db, token, lockReservation)
  if (!own) return
  await giveSeatsBack(db, own.id)
  await deleteReservation(db, own.id)
}

async function refuseTooMany(db: Db, actor: Actor, { clock }: BookingServices): Promise<void> {
  const ip = addressOf(actor)
  if (!ip || (await countLiveHolds(db, ip, clock.now())) < maxHoldsPerAddress) return
  throw new ApiError('hold_limit', 'Too many rooms are held from this address', { retryAfterSeconds: 60 })
}

async function insertHold(
  db: Db,
  actor: Actor,
  { stays, services: wishes, token }: HoldRequest & { token: string },
  offer: Offer,
  services: BookingServices,
): Promise<Hold> {
  const { price, settings } = offer
  const expires = holdExpiresAt(services.clock.now(), settings.hold_minutes).toISOString()
  const id = newId()
  const ip = addressOf(actor)
  const summary = summaryOf(stays, price)
  const rows = stayRows(id, stays)
  await together([
    insertReservation(db, { id, token, state: 'hold', hold_expires_at: expires, ip, ...summary }),
    insertStays(db, rows),
    takeFreeNightsOf(db, rows),
    recordChange(db, actor, { collection: 'reservations', recordId: id, action: 'hold', after: { price } }),
  ])
  await takeSeats(db, { reservation: id, wishes, ...offer })
  return { token, expires_at: expires, price }
}

/** Lets a hold go before its time, by its token or its key; a name that means no hold is as good as freed. */
export async function freeHold(db: Db, name: string): Promise<void> {
  await inTransaction(db, async (tx) => dropOwnHold(tx, (await findHoldOfKey(tx, name)) ?? name))
}
