import { isOverused } from '@dvor/booking/services/resources.ts'
import type { ResourceDay, ResourcePlan, ResourceUse, SheetQuery } from '@dvor/contract/insight/day-sheets.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { readResources } from '../../slots/resources/known-resources.ts'
import {
  listHallDays,
  listResourceBookings,
  listResourceClosures,
  listResources,
  type ResourceBooking,
} from '../../slots/resources/resource-queries.ts'

/** The uses and closures of each resource, by days from `from` to `to`, both included. */
export async function readResourcePlan(db: Db, range: SheetQuery): Promise<ResourcePlan> {
  const resources = await listResources(db)
  const ids = resources.map(({ id }) => id)
  if (ids.length === 0) return { days: [] }
  const resourcesById = await readResources(db, ids, range)
  const bookings = await listResourceBookings(db, ids, range)
  const closures = await listResourceClosures(db, ids, range)
  const halls = (await listHallDays(db, ids, range)).map((hall) => ({
    ...hall,
    time_from: null,
    time_to: null,
    quantity: null,
    reason: hall.name,
  }))
  const closed = [...closures, ...halls]
  const days = eachDay(range.from, addDays(range.to, 1)).map((day): ResourceDay => {
    const ofDay = bookings.filter((one) => one.day === day)
    return {
      day,
      resources: resources.map(({ id, title, quantity }) => {
        const uses = ofDay.flatMap((booking) => useOf(booking, id))
        const resource = resourcesById.get(id)
        return {
          id,
          title,
          quantity,
          uses,
          closures: closed
            .filter((one) => one.resource === id && isOn(one, day))
            .map(({ time_from, time_to, quantity: away, reason }) => ({
              time_from,
              time_to,
              quantity: away ?? quantity,
              reason,
            })),
          is_overused: resource !== undefined && uses.length > 0 && isOverused(resource, ofDay),
        }
      }),
    }
  })
  return { days }
}

const isOn = ({ day_from, day_to }: { day_from: Day; day_to: Day }, day: Day): boolean =>
  day_from <= day && day <= day_to

function useOf(booking: ResourceBooking, resource: string): ResourceUse[] {
  const need = booking.needs.find((one) => one.resource === resource)
  if (!need) return []
  const { reservation, number, guest_name, title, time_from, time_to, persons } = booking
  const quantity = need.quantity * (need.per === 'person' ? persons : 1)
  return [{ reservation, number, guest_name, title, time_from, time_to, persons, quantity }]
}
