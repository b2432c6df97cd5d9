import { activitiesUntil } from '@dvor/booking/reservation/added-activity.ts'
import { isForUnits } from '@dvor/booking/services/slots.ts'
import type { Client } from '@dvor/client/client.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { maxOccurrenceDays, type Occurrence } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { isShut } from '../../booking/extras/seat-picks.ts'
import { listSlotServices, type FlowSlotService } from '../../booking/flow/load-services.ts'

/** A slot service with the times that the guest can still add. */
export interface OpenActivity {
  service: FlowSlotService
  times: readonly Occurrence[]
}

/** Loads the activities of the remaining days of the stay; none where nothing can be added any more. */
export async function loadActivities(
  client: Client,
  { state, stays, services: booked }: Pick<ReservationDetail, 'state' | 'stays' | 'services'>,
  today: Day,
): Promise<OpenActivity[]> {
  const until = activitiesUntil(state, stays, today)
  const arrival = stays.map((stay) => stay.arrival).toSorted()[0]
  if (until === null || arrival === undefined) return []
  const from = arrival < today ? today : arrival
  const last = addDays(from, maxOccurrenceDays - 1)
  const [services, occurrences] = await Promise.all([
    listSlotServices(client),
    client.booking.occurrences({ from, to: until < last ? until : last }),
  ])
  const units = stays.map(({ accommodation_unit: unit }) => unit.id)
  const isBooked = (one: Occurrence) =>
    booked.some(({ service_slot, day }) => service_slot === one.service_slot && day === one.day)
  return services.flatMap((service) => {
    const all = (occurrences ?? []).filter((one) => one.service === service.id)
    const times = all.filter((one) => !isShut(one) && !isBooked(one))
    return isForUnits(service, units) && times.length > 0 ? [{ service, times }] : []
  })
}
