import type { WaitingListEntry } from '@dvor/contract/reservations/waiting-list.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { releaseHold } from '../booking/holding/replace-holds.ts'
import { listUnitNames } from '../inventory/unit-names.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import type { Clock } from '../platform/clock.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { listStays } from '../reservations/queries/stay-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { changeEntry } from './change-entry.ts'
import { nameFits } from './name-fits.ts'
import {
  countAhead,
  findEntry,
  listPlanNames,
  lockEntry,
  lockList,
  openStates,
  type WaitingEntry,
} from './queries.ts'
import { settleOffers } from './settle-offers.ts'

/** The guest's page by the link. @throws ApiError `not_found` */
export async function readGuestPage(db: Db, token: string, clock: Clock): Promise<WaitingListEntry> {
  await settleOffers(db, clock)
  const entry = await findEntry(db, token)
  const names = await listUnitNames(db, entry.units)
  const plans = await listPlanNames(db, entry.rate_plan ? [entry.rate_plan] : [], entry.language)
  const booked = entry.reservation ? await findReservation(db, { id: entry.reservation }) : null
  return {
    ...presentEntry(entry),
    units: [...names.values()],
    rate_plan: [...plans.values()][0] ?? null,
    ahead: entry.state === 'waiting' ? await countAhead(db, entry.position) : null,
    offer: await offerOf(db, entry),
    // Only of an order from its own offer: anybody can join with the address of somebody else.
    reservation_token: booked && booked.token === entry.offer_token ? booked.token : null,
  }
}

const presentEntry = (entry: WaitingEntry) => ({
  state: entry.state,
  arrival: entry.arrival,
  departure: entry.departure,
  flexibility: entry.flexibility,
  adults: entry.adults,
  children_ages: entry.children_ages,
  first_name: entry.first_name,
  last_name: entry.last_name,
  email: entry.email,
  phone: entry.phone,
  language: entry.language,
})

async function offerOf(db: Db, entry: WaitingEntry): Promise<WaitingListEntry['offer']> {
  const { state, offer_token, offered_until, language } = entry
  if (state !== 'offered' || !offer_token || !offered_until) return null
  const { id, total, rate_plan } = await findReservation(db, { token: offer_token })
  const held = (await listStays(db, id)).map(({ unit, ...stay }) => ({ ...stay, accommodation_unit: unit }))
  const [fit] = await nameFits(db, [{ stays: held, plan: rate_plan }], language)
  return fit ? { ...fit, expires_at: offered_until, hold_token: offer_token, total } : null
}

/**
 * Takes a guest off the list; nights that were offered become free. @throws ApiError `not_found`,
 * `transition_not_allowed` for an entry that is not on the list any more
 */
export async function withdrawEntry(
  db: Db,
  actor: Actor,
  token: string,
  services: BookingServices,
): Promise<void> {
  await settleOffers(db, services.clock)
  await inTransaction(db, async (tx) => {
    await lockList(tx)
    const entry = await lockEntry(tx, { token })
    if (!openStates.some((state) => state === entry.state))
      throw new ApiError('transition_not_allowed', 'The entry is not on the list')
    await releaseOffer(tx, actor, entry, services.clock)
    await changeEntry(tx, actor, entry, { state: 'withdrawn', offered_until: null }, services.clock.now())
  })
}

/** Releases the nights that an entry is offered. */
export async function releaseOffer(
  db: Db,
  actor: Actor,
  { state, offer_token }: Pick<WaitingEntry, 'state' | 'offer_token'>,
  clock: Clock,
): Promise<void> {
  if (state === 'offered' && offer_token) await releaseHold(db, actor, offer_token, clock)
}
