import { isDayOfStay } from '@dvor/booking/reservation/added-activity.ts'
import { isExpected } from '@dvor/booking/reservation/states.ts'
import type { WeatherChoice } from '@dvor/contract/services/weather.ts'
import { maxOccurrenceDays, type ServiceRequest } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { today as todayOf } from '../../platform/clock.ts'
import { findReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { listStays } from '../../reservations/queries/stay-queries.ts'
import { findSlots } from '../../slots/queries.ts'
import { listSlotServices } from '../../slots/seat-queries.ts'
import { quoteForChange } from '../changing/reprice.ts'
import { listOccurrences } from '../slots/list-occurrences.ts'
import { listChoicesOf, type Choice } from './choice-queries.ts'
import { decisionOf } from './list-weather-day.ts'

/** What was called off of a reservation for the weather, with the free times from which its guest may choose. */
export async function listWeatherChoices(
  db: Db,
  token: string,
  services: BookingServices,
): Promise<WeatherChoice[]> {
  const reservation = await findReservation(db, { token })
  const choices: WeatherChoice[] = []
  for (const choice of await listChoicesOf(db, reservation.id)) {
    const { id, title, day, time_from, persons, amount } = choice
    const times = await listTimes(db, reservation, choice, services)
    const [first] = times
    choices.push({
      id,
      title,
      day,
      time_from,
      persons,
      amount,
      ...decisionOf(choice),
      times,
      total_again: first ? await totalWith(db, reservation, requestOf(choice, first), services) : null,
    })
  }
  return choices
}

/** The same persons at another time. */
export const requestOf = (
  { persons, children_ages }: Pick<Choice, 'persons' | 'children_ages'>,
  { service_slot, day }: Pick<ServiceRequest, 'service_slot' | 'day'>,
): ServiceRequest => ({ service_slot, day, persons, ...(children_ages.length > 0 && { children_ages }) })

async function totalWith(
  db: Db,
  reservation: Reservation,
  request: ServiceRequest,
  services: BookingServices,
): Promise<number> {
  return (await quoteForChange(db, reservation, { services: [request] }, services)).price.total
}

/** Other times of the same activity: on days of the stay, or without one in the coming weeks; none once it is decided. */
async function listTimes(
  db: Db,
  { id, state }: Reservation,
  { decision, choose_by, service_slot, persons }: Choice,
  { clock }: BookingServices,
): Promise<WeatherChoice['times']> {
  const now = clock.now()
  if (decision !== 'open' || choose_by < now.toISOString() || !isExpected(state)) return []
  const service = (await findSlots(db, [service_slot])).get(service_slot)?.service.id
  const stays = await listStays(db, id)
  const today = todayOf(clock)
  const to = stays.length > 0 ? lastDay(stays) : addDays(today, maxOccurrenceDays - 1)
  const booked = (await listSlotServices(db, [id])).get(id) ?? []
  const all = service && today <= to ? await listOccurrences(db, { from: today, to, service }, clock) : []
  return all
    .filter(({ day }) => stays.length === 0 || isDayOfStay(day, stays))
    .filter(({ free, refusals }) => refusals.length === 0 && free >= persons)
    .filter((one) => !booked.some((own) => own.service_slot === one.service_slot && own.day === one.day))
    .map(({ service_slot: slot, day, time_from, time_to }) => ({
      service_slot: slot,
      day,
      time_from,
      time_to,
    }))
}

function lastDay(stays: readonly { departure: Day }[]): Day {
  return (
    stays
      .map(({ departure }) => departure)
      .toSorted()
      .at(-1) ?? ''
  )
}
