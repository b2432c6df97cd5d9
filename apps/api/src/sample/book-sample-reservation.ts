import type { CommonServiceRequest, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { makeQuote } from '../pricing/quote.ts'
import { bookReservation } from '../booking/ordering/book-reservation.ts'
import { holdStays } from '../booking/holding/hold-stays.ts'
import { orderHold } from '../booking/ordering/order-hold.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { systemActor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { sampleSettings } from '../seed/sample-settings.ts'
import type { ServiceKey } from '@dvor/sample/content/stays/services.ts'
import type {
  SampleReservation,
  SampleDay,
  SampleStay,
} from '@dvor/sample/content/guests/sample-reservations.ts'
import type { UnitKey } from '@dvor/sample/content/stays/units.ts'
import type { SampleServices } from './fill-sample.ts'

export interface SampleIds {
  units: Record<UnitKey, string>
  services: Record<ServiceKey, string>
}

interface StayRequests {
  stays: StayRequest[]
  common_services: CommonServiceRequest[]
}

/** Makes a sample reservation, as its guest or as the owner. @returns its id */
export async function bookSampleReservation(
  db: Db,
  reservation: SampleReservation,
  ids: SampleIds,
  services: SampleServices,
  today: Day,
): Promise<string> {
  const requests = {
    stays: reservation.stays.map((stay) => requestOf(stay, ids, today)),
    common_services: (reservation.services ?? []).map((key) => ({
      common_service: ids.services[key],
      quantity: 1,
    })),
  }
  if (reservation.by !== 'web') return bookAsOwner(db, reservation, requests, services)
  try {
    return await inTransaction(db, (tx) => bookAsGuest(tx, reservation, requests, services))
  } catch (error) {
    // Sample reservations move with the calendar and may break a rule of the holidays, which the owner may waive.
    if (error instanceof ApiError && error.code === 'not_available')
      return bookAsOwner(db, reservation, requests, services)
    throw error
  }
}

function requestOf(stay: SampleStay, { units }: SampleIds, today: Day): StayRequest {
  const arrival = dayOf(stay.arrival, today)
  return {
    accommodation_unit: units[stay.unit],
    arrival,
    departure: addDays(arrival, stay.nights),
    adults: stay.adults,
    children_ages: stay.children_ages ?? [],
  }
}

/** Days of summer are in the next one that is at least three months away. */
function dayOf(day: SampleDay, today: Day): Day {
  if (typeof day === 'number') return addDays(today, day)
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${day}`
  return daysBetween(today, thisYear) >= 90 ? thisYear : `${year + 1}-${day}`
}

/** Holds and orders, from an address of the range reserved for examples (RFC 5737). */
async function bookAsGuest(
  db: Db,
  reservation: SampleReservation,
  requests: StayRequests,
  services: SampleServices,
): Promise<string> {
  const actor = { kind: 'anyone', ip: '192.0.2.10' } as const
  const { token } = await holdStays(db, actor, { stays: requests.stays, services: [] }, services)
  const { price } = await makeQuote(db, { ...requests, coupon: reservation.coupon }, services.clock)
  await orderHold(
    db,
    actor,
    {
      hold_token: token,
      guest: reservation.guest,
      common_services: requests.common_services,
      coupon: reservation.coupon,
      payment_method: reservation.payment,
      arrival_time: reservation.arrivalTime,
      note: reservation.note,
      language: reservation.language ?? 'sk',
      terms_version: sampleSettings.terms_version,
      expected_total: price.total,
    },
    services,
  )
  return (await findReservation(db, { token })).id
}

async function bookAsOwner(
  db: Db,
  reservation: SampleReservation,
  requests: StayRequests,
  services: SampleServices,
): Promise<string> {
  const { guest, payment, note, internal, arrivalTime, language = 'sk', coupon } = reservation
  const { id } = await bookReservation(
    db,
    systemActor,
    {
      ...requests,
      services: [],
      guest,
      coupon,
      state: payment === 'transfer' ? 'awaiting_payment' : 'confirmed',
      channel: reservation.by === 'walk_in' ? 'walk_in' : 'phone',
      payment_method: payment,
      arrival_time: arrivalTime,
      note,
      internal_note: internal,
      release_holds: false,
      returning_discount: false,
      language,
    },
    services,
  )
  return id
}
