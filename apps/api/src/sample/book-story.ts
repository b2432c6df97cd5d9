import type { CommonServiceWish, StayWish } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { makeOffer } from '../features/quotes/offer.ts'
import { bookReservation } from '../features/reservations/book-reservation.ts'
import { holdStays } from '../features/reservations/hold-stays.ts'
import { placeOrder } from '../features/reservations/place-order.ts'
import { findReservation } from '../features/reservations/queries.ts'
import { inTransaction, type Db } from '../platform/database.ts'
import { systemActor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { sampleSettings } from './content/house-values.ts'
import type { ServiceKey } from './content/services.ts'
import type { Story, StoryDay, StoryStay } from './content/stories.ts'
import type { UnitKey } from './content/units.ts'
import type { SampleServices } from './fill-sample.ts'

export interface SampleIds {
  units: Record<UnitKey, string>
  services: Record<ServiceKey, string>
}

interface Wishes {
  stays: StayWish[]
  common_services: CommonServiceWish[]
}

/** Makes the reservation of a story, as its guest or as the owner. @returns its id */
export async function bookStory(
  db: Db,
  story: Story,
  ids: SampleIds,
  services: SampleServices,
  today: Day,
): Promise<string> {
  const wishes = {
    stays: story.stays.map((stay) => wishOf(stay, ids, today)),
    common_services: (story.services ?? []).map((key) => ({
      common_service: ids.services[key],
      quantity: 1,
    })),
  }
  if (story.by !== 'web') return bookAsOwner(db, story, wishes, services)
  try {
    return await inTransaction(db, (tx) => bookAsGuest(tx, story, wishes, services))
  } catch (error) {
    // Stories move with the calendar and may meet a rule of the holidays; the owner may waive those.
    if (error instanceof ApiError && error.code === 'not_available')
      return bookAsOwner(db, story, wishes, services)
    throw error
  }
}

function wishOf(stay: StoryStay, { units }: SampleIds, today: Day): StayWish {
  const arrival = dayOf(stay.arrival, today)
  return {
    accommodation_unit: units[stay.unit],
    arrival,
    departure: addDays(arrival, stay.nights),
    adults: stay.adults,
    children_ages: stay.children_ages ?? [],
  }
}

/** Summers are the next ones that are at least three months away. */
function dayOf(day: StoryDay, today: Day): Day {
  if (typeof day === 'number') return addDays(today, day)
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${day}`
  return daysBetween(today, thisYear) >= 90 ? thisYear : `${year + 1}-${day}`
}

/** Hold and order, from an address of the range that is kept for examples (RFC 5737). */
async function bookAsGuest(db: Db, story: Story, wishes: Wishes, services: SampleServices): Promise<string> {
  const actor = { kind: 'anyone', ip: '192.0.2.10' } as const
  const { token } = await holdStays(db, actor, { stays: wishes.stays, services: [] }, services)
  const { price } = await makeOffer(db, { ...wishes, coupon: story.coupon }, services.clock)
  await placeOrder(
    db,
    actor,
    {
      hold_token: token,
      guest: story.guest,
      common_services: wishes.common_services,
      coupon: story.coupon,
      payment_method: story.payment,
      arrival_time: story.arrivalTime,
      note: story.note,
      language: story.language ?? 'sk',
      terms_version: sampleSettings.terms_version,
      expected_total: price.total,
    },
    services,
  )
  return (await findReservation(db, { token })).id
}

async function bookAsOwner(db: Db, story: Story, wishes: Wishes, services: SampleServices): Promise<string> {
  const { guest, payment, note, internal, arrivalTime, language = 'sk', coupon } = story
  const { id } = await bookReservation(
    db,
    systemActor,
    {
      ...wishes,
      services: [],
      guest,
      coupon,
      state: payment === 'transfer' ? 'awaiting_payment' : 'confirmed',
      channel: story.by === 'walk_in' ? 'walk_in' : 'phone',
      payment_method: payment,
      arrival_time: arrivalTime,
      note,
      internal_note: internal,
      release_holds: false,
      language,
    },
    services,
  )
  return id
}
