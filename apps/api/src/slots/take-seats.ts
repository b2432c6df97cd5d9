import type { AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import { freeSeats, seatsFor, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { newId } from '../db/ids.ts'
import { claimResources, type Claiming } from './resources/claim-resources.ts'
import { findSlots, listSeats, occurrenceKey, type SlotDay } from './queries.ts'
import {
  claimSeats,
  insertSlotServices,
  listSlotServices,
  returnSeats,
  setSeats,
  type BookedSlotService,
  type NewSlotService,
  type WantedSeats,
} from './seat-queries.ts'

/** Seats to take: the requests of one reservation with their slots and the data to store of each. */
export interface SeatsToTake {
  reservation: string
  requests: readonly ServiceRequest[]
  slots: ReadonlyMap<string, OfferedSlot>
  /** In the order of the requests. */
  requestedSlotServices: readonly AgreedSlotService[]
}

/** Always in the same order, so that bookings of several services do not deadlock. */
const inOrder = <T extends WantedSeats>(seats: readonly T[]): T[] =>
  seats.toSorted((a, b) => occurrenceKey(a).localeCompare(occurrenceKey(b), 'en'))

/**
 * Takes the seats of requests that were found bookable and stores them with their price. @throws ApiError
 * `seats_taken` where another booking came first; the transaction must be rolled back
 */
export async function takeSeats(
  db: Db,
  { reservation, requests, slots, requestedSlotServices }: SeatsToTake,
): Promise<void> {
  const rows = requests.map((request, index): NewSlotService & { id: string } => {
    const offered = slots.get(request.service_slot)
    const agreedService = requestedSlotServices[index]
    if (!offered || !agreedService) throw new Error('makeQuote has checked the slots')
    const seats = seatsFor(offered.service, offered.slot.capacity, request.persons)
    return { id: newId(), reservation, ...agreedService, seats }
  })
  await claimAll(db, rows)
  await insertSlotServices(db, rows)
}

/** Takes seats for booked services, in the common order of locks: resources, then counters. @throws ApiError `seats_taken` */
export async function claimAll(
  db: Db,
  rows: readonly (Claiming & Pick<NewSlotService, 'seats'>)[],
): Promise<void> {
  if (!(await claimResources(db, rows))) throw seatsTaken(slotDays(rows))
  const claims = rows.map(({ service_slot, day, seats }) => ({ slot: service_slot, day, seats }))
  for (const one of inOrder(claims)) if (!(await claimSeats(db, one))) throw seatsTaken([one])
}

/** Slots and days of requests. */
export const slotDays = (requests: readonly Pick<ServiceRequest, 'service_slot' | 'day'>[]): SlotDay[] =>
  requests.map(({ service_slot, day }) => ({ slot: service_slot, day }))

/** The error for seats that another booking took first; names the full occurrences. */
export const seatsTaken = (gone: readonly { slot: string; day: string }[]) =>
  new ApiError('seats_taken', 'The seats are gone', {
    details: { occurrences: gone.map(({ slot, day }) => ({ service_slot: slot, day })) },
  })

const held = ({ service_slot, day, seats }: BookedSlotService): WantedSeats => ({
  slot: service_slot,
  day,
  seats,
})

/** Gives back all seats of a reservation, whose services stay recorded. The reservation is locked. */
export async function giveSeatsBack(db: Db, reservation: string): Promise<void> {
  const rows = (await listSlotServices(db, [reservation])).get(reservation) ?? []
  await freeSeatsOf(db, rows)
}

/** The same for some services of a locked reservation. */
export async function freeSeatsOf(db: Db, rows: readonly BookedSlotService[]): Promise<void> {
  const holding = rows.filter(({ seats }) => seats > 0)
  for (const one of inOrder(holding.map(held))) await returnSeats(db, one)
  for (const { id } of holding) await setSeats(db, id, 0)
}

async function lostSeats(db: Db, reservation: string) {
  const rows = (await listSlotServices(db, [reservation])).get(reservation) ?? []
  const lost = rows.filter(({ seats }) => seats === 0)
  const slots = await findSlots(
    db,
    lost.map(({ service_slot }) => service_slot),
  )
  return lost.flatMap((row) => {
    const offered = slots.get(row.service_slot)
    return offered
      ? [{ ...row, seats: seatsFor(offered.service, offered.slot.capacity, row.persons), offered }]
      : []
  })
}

/** Takes the seats of an expired or cancelled reservation again. @throws ApiError `seats_taken` */
export async function retakeSeats(db: Db, reservation: string): Promise<void> {
  const lost = await lostSeats(db, reservation)
  await claimAll(db, lost)
  for (const { id, seats } of lost) await setSeats(db, id, seats)
}

/** Whether an expired reservation could have its seats again; taking them checks it finally. */
export async function seatsAreFree(db: Db, reservation: string, now: Date): Promise<boolean> {
  const lost = await lostSeats(db, reservation)
  if (!(await claimResources(db, lost))) return false
  for (const { service_slot, day, persons, offered } of lost) {
    const counted = await listSeats(db, [service_slot], { from: day, to: day }, now)
    const seats = counted.get(occurrenceKey({ slot: service_slot, day }))
    if (seats && freeSeats(offered.service, seats) < persons) return false
  }
  return true
}
