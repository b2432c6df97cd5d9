import { startOf } from '@dvor/booking/services/slots.ts'
import type { WeatherGuest, WeatherOccurrence } from '@dvor/contract/services/weather.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../../db/schema/reservations/service-reservations.ts'
import { slotOccurrences } from '../../db/schema/services/service-slots.ts'
import { expireOverdue } from '../../reservations/states/expire-overdue.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { findSlots } from '../../slots/queries.ts'
import { listChoicesOn, listWeatherServices, type Choice } from './choice-queries.ts'

/** Booked activities of a day that need good weather, and those called off, with guests and what they chose. */
export async function listWeatherDay(
  db: Db,
  day: Day,
  services: BookingServices,
): Promise<WeatherOccurrence[]> {
  await expireOverdue(db, services)
  const [booked, choices, counters] = [
    await listBooked(db, day),
    await listChoicesOn(db, day),
    await db.select().from(slotOccurrences).where(eq(slotOccurrences.day, day)),
  ]
  const dependent = await listWeatherServices(db)
  const who = await listWho(db, choices)
  const slots = [...new Set([...booked, ...choices].map((row) => row.service_slot))]
  const offered = await findSlots(db, slots)
  const now = services.clock.now()
  return slots
    .flatMap((id) => {
      const one = offered.get(id)
      const called = choices.filter((choice) => choice.service_slot === id)
      if (!one || (!dependent.has(one.service.id) && called.length === 0)) return []
      const coming = booked.filter((row) => row.service_slot === id)
      return {
        service_slot: id,
        title: one.service.title,
        time_from: one.slot.time_from,
        time_to: one.slot.time_to,
        has_begun: startOf(one.slot, day) <= now,
        cancelled_at: counters.find(({ slot }) => slot === id)?.cancelled_at ?? null,
        guests: [
          ...coming.map(({ service_slot: _slot, ...guest }) => guestOf(guest, null)),
          ...called.flatMap((choice) => {
            const reservation = who.get(choice.reservation)
            return reservation ? guestOf({ ...choice, ...reservation }, choice) : []
          }),
        ],
      }
    })
    .toSorted((a, b) => a.time_from.localeCompare(b.time_from, 'en') || a.title.localeCompare(b.title, 'sk'))
}

const guest = {
  reservation: reservations.id,
  number: reservations.number,
  guest_name: reservations.guest_name,
  guest_email: reservations.guest_email,
  guest_phone: reservations.guest_phone,
}

/** Seats that are booked; those of a hold belong to nobody yet. */
function listBooked(db: Db, day: Day) {
  return db
    .select({
      ...guest,
      service_slot: serviceReservations.service_slot,
      persons: serviceReservations.persons,
      amount: serviceReservations.amount,
    })
    .from(serviceReservations)
    .innerJoin(reservations, eq(reservations.id, serviceReservations.reservation))
    .where(and(eq(serviceReservations.day, day), gt(serviceReservations.seats, 0)))
    .orderBy(asc(serviceReservations.time_from), asc(reservations.number), asc(serviceReservations.id))
}

async function listWho(db: Db, choices: readonly Choice[]) {
  const ids = choices.map(({ reservation }) => reservation)
  const rows = await db.select(guest).from(reservations).where(inArray(reservations.id, ids))
  return new Map(rows.map((row) => [row.reservation, row]))
}

type Row = Omit<WeatherGuest, 'choice' | 'has_email'>

function guestOf(row: Row, choice: Choice | null): WeatherGuest {
  const { reservation, number, guest_name, guest_email, guest_phone, persons, amount } = row
  return {
    reservation,
    number,
    guest_name,
    guest_email,
    guest_phone,
    has_email: guest_email !== null && guest_email !== '',
    persons,
    amount,
    choice: choice && decisionOf(choice),
  }
}

/** What was decided, as owner and guest read it. */
export const decisionOf = ({ decision, choose_by, new_day, new_time }: Choice) => ({
  decision,
  choose_by,
  new_day,
  new_time,
})
