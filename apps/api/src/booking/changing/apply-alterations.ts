import { servicesOutside } from '@dvor/booking/services/stay-services.ts'
import { bookingEnds, hasSameAges, seatsFor } from '@dvor/booking/services/slots.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceAlteration, ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { withShares } from '../../packages/shares.ts'
import type { Quote } from '../../pricing/quote.ts'
import { refuseUnbookable } from '../../slots/check-services.ts'
import { findSlots } from '../../slots/queries.ts'
import {
  deleteSlotServices,
  lockCounters,
  returnSeats,
  writeAgreed,
  type BookedSlotService,
} from '../../slots/seat-queries.ts'
import { claimAll, freeSeatsOf, slotDays } from '../../slots/take-seats.ts'

export interface Moved {
  booked: BookedSlotService
  request: ServiceRequest
}

/** A part of a package for fewer persons than before, at the agreed share. */
export interface Reduced {
  booked: BookedSlotService
  after: BookedSlotService
}

/** A reservation's slot services, sorted by the change to each. */
export interface Alterations {
  rest: BookedSlotService[]
  moved: Moved[]
  removed: BookedSlotService[]
  /** Their new values are in `rest`. */
  reduced: Reduced[]
}

const isUnchanged = (
  booked: BookedSlotService,
  { service_slot, day, persons, children_ages }: ServiceRequest,
) =>
  booked.service_slot === service_slot &&
  booked.day === day &&
  booked.persons === persons &&
  hasSameAges(
    booked.children.map(({ age }) => age),
    children_ages,
  )

/** Sorts the booked services of a locked reservation. @throws ApiError `stale` for one that no longer exists */
export function sortAlterations(
  all: readonly BookedSlotService[],
  alterations: readonly ServiceAlteration[],
): Alterations {
  if (alterations.some(({ id }) => all.every((booked) => booked.id !== id)))
    throw new ApiError('stale', 'The services were changed meanwhile')
  const sorted: Alterations = { rest: [], moved: [], removed: [], reduced: [] }
  for (const booked of all) {
    const alteration = alterations.find(({ id }) => id === booked.id)
    if (!alteration || (alteration.request && isUnchanged(booked, alteration.request)))
      sorted.rest.push(booked)
    else if (alteration.request) sorted.moved.push({ booked, request: alteration.request })
    else sorted.removed.push(booked)
  }
  return sorted
}

/** Parts of a changed reservation for its price: unchanged ones at the agreed price, new requests at today's. */
export const composedOf = ({ rest, moved }: Alterations) => ({
  agreedSlotServices: rest,
  services: moved.map(({ request }) => request),
  movedFrom: moved.map(({ booked }) => booked),
})

/** Booked services that are not moved and lie outside the new stays, whether they stay or are removed. */
export const leftOutside = (
  { rest, removed }: Alterations,
  stays: readonly StayRequest[],
): BookedSlotService[] => servicesOutside([...rest, ...removed], stays)

/**
 * Refuses a change of stays without a decision on each service outside of the new days. @throws ApiError `invalid` for
 * each undecided one
 */
export function refuseUndecided(
  outside: readonly BookedSlotService[],
  { removed }: Alterations,
  keptIds: readonly string[],
): void {
  const decided = new Set([...removed.map(({ id }) => id), ...keptIds])
  if (outside.some(({ id }) => !decided.has(id))) throw invalid([{ path: 'keep_services', code: 'required' }])
}

/**
 * Whether one of the changes comes too late for a guest: booking for it has ended, so the seat could not be sold
 * again.
 */
export async function isTooLateFor(db: Db, { moved, removed }: Alterations, now: Date): Promise<boolean> {
  const altered = [...removed, ...moved.map(({ booked }) => booked)]
  const slots = await findSlots(
    db,
    altered.map(({ service_slot }) => service_slot),
  )
  return altered.some(({ service_slot, day }) => {
    const offered = slots.get(service_slot)
    return offered !== undefined && now > bookingEnds(offered, day)
  })
}

interface Terms {
  quote: Quote
  /** The property's rules apply to guests, not to the owner. */
  asOwner: boolean
}

/**
 * Frees the seats of removed services, takes those of new and moved ones, and stores both; the quote was made from
 * these alterations. The slots of the requests and the reservation are locked. @throws ApiError `invalid` for a slot
 * of another service, `seats_taken`, `not_available`
 */
export async function alterServices(
  db: Db,
  actor: Actor,
  reservation: string,
  alterations: Alterations,
  { quote, asOwner }: Terms,
): Promise<void> {
  const { moved, removed, reduced } = alterations
  const leaving = [...removed, ...moved.map(({ booked }) => booked)]
  const requests = moved.map(({ request }) => request)
  await refuseOtherServices(db, moved, quote)
  const leftDays = slotDays([...leaving, ...reduced.map(({ booked }) => booked)])
  await lockCounters(db, [...leftDays, ...slotDays(requests)])
  await freeSeatsOf(db, leaving)
  await reduceSeats(db, actor, reservation, reduced)
  await refuseUnbookable(db, { ...quote, services: requests, asOwner })
  await reseat(db, actor, reservation, moved, quote)
  await keepShares(db, alterations.rest, quote)
  await deleteSlotServices(
    db,
    removed.map(({ id }) => id),
  )
  for (const before of removed)
    await recordChange(db, actor, { ...inHistory(reservation), action: 'service removed', before })
}

/** Gives the seats of persons who do not come back, and stores who is left. */
async function reduceSeats(
  db: Db,
  actor: Actor,
  reservation: string,
  reduced: Alterations['reduced'],
): Promise<void> {
  for (const { booked: before, after } of reduced) {
    const { persons, seats, children } = after
    const freed = before.seats - seats
    if (freed > 0) await returnSeats(db, { slot: before.service_slot, day: before.day, seats: freed })
    await writeAgreed(db, before.id, { persons, seats, children })
    await recordChange(db, actor, { ...inHistory(reservation), action: 'service changed', before, after })
  }
}

/** Stores the shares of a package that its price for another party has changed. */
async function keepShares(db: Db, rest: readonly BookedSlotService[], { price }: Quote): Promise<void> {
  const shared = withShares(rest, price.lines)
  for (const [index, { id, amount }] of rest.entries()) {
    const share = shared[index]
    if (share && share.amount !== amount)
      await writeAgreed(db, id, { unit_price: share.unit_price, amount: share.amount })
  }
}

const inHistory = (recordId: string) => ({ collection: 'reservations', recordId })

async function refuseOtherServices(db: Db, moved: readonly Moved[], { slots }: Quote): Promise<void> {
  const booked = await findSlots(
    db,
    moved.map((one) => one.booked.service_slot),
  )
  const issues = moved.flatMap(({ booked: { service_slot }, request }, index) => {
    const serviceId = slots.get(request.service_slot)?.service.id
    return serviceId === booked.get(service_slot)?.service.id
      ? []
      : [{ path: `services.${index}.request.service_slot`, code: 'invalid_choice' as const }]
  })
  if (issues.length > 0) throw invalid(issues)
}

/** Moves the rows instead of replacing them, so that their ids stay valid. */
async function reseat(
  db: Db,
  actor: Actor,
  reservation: string,
  moved: readonly Moved[],
  { requestedSlotServices, slots }: Quote,
): Promise<void> {
  const rows = moved.map(({ booked, request }, index) => {
    const offered = slots.get(request.service_slot)
    const agreedService = requestedSlotServices[index]
    if (!offered || !agreedService) throw new Error('makeQuote has checked the slots')
    return {
      booked,
      ...agreedService,
      seats: seatsFor(offered.service, offered.slot.capacity, request.persons),
    }
  })
  await claimAll(db, rows)
  for (const { booked, ...after } of rows) {
    await writeAgreed(db, booked.id, after)
    await recordChange(db, actor, {
      ...inHistory(reservation),
      action: 'service changed',
      before: booked,
      after,
    })
  }
}
