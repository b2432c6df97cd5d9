import { occurrenceDays } from '@dvor/booking/services/slots.ts'
import { serviceSlots } from '@dvor/contract/collections/services/service-slots.ts'
import { resourceClosures } from '@dvor/contract/collections/services/resource-closures.ts'
import { resources } from '@dvor/contract/collections/services/resources.ts'
import { services } from '@dvor/contract/collections/services/services.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { bookReservation } from '../booking/ordering/book-reservation.ts'
import { listSlotsOf } from '../slots/queries.ts'
import { systemActor } from '../platform/actor.ts'
import { today as todayBy } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import {
  sampleResourceClosures,
  sampleResources,
  sampleSlotServices,
  type SampleResourceKey,
  type SlotServiceKey,
} from '@dvor/sample/content/activities/slot-services.ts'
import { sampleVisits } from '@dvor/sample/content/guests/visits.ts'
import type { SampleServices } from './fill-sample.ts'
import { backdate, insertAdded } from './sample-queries.ts'
import type { SampleWriter } from './sample-writer.ts'

export type SlotServiceIds = Record<SlotServiceKey, string>

/** Adds services with their slots and pictures. @returns their ids */
export async function fillSlotServices(writer: SampleWriter): Promise<SlotServiceIds> {
  const ids: [SlotServiceKey, string][] = []
  const sample = sampleSlotServices(todayBy(writer.context.clock))
  const resourceIds = await fillResources(writer)
  for (const [order, { key, scene, slots, needs = [], ...values }] of sample.entries()) {
    const needed = needs.map((need) => ({ ...need, resource: resourceIds[need.resource] }))
    const id = await writer.add(services, { ...values, resources: needed, order })
    await writer.picture(services, id, scene)
    for (const slot of slots) await writer.add(serviceSlots, { ...slot, service: id })
    ids.push([key, id])
  }
  return Object.fromEntries(ids) as SlotServiceIds
}

/** Adds the resources that services share, and a closure. @returns ids of the resources */
async function fillResources(writer: SampleWriter): Promise<Record<SampleResourceKey, string>> {
  const ids: [SampleResourceKey, string][] = []
  for (const [order, { key, ...values }] of sampleResources.entries())
    ids.push([key, await writer.add(resources, { ...values, order })])
  const resourceIds = Object.fromEntries(ids) as Record<SampleResourceKey, string>
  for (const { resource, ...values } of sampleResourceClosures(todayBy(writer.context.clock)))
    await writer.add(resourceClosures, { ...values, resource: resourceIds[resource] })
  return resourceIds
}

const byPhone = {
  state: 'confirmed',
  channel: 'phone',
  release_holds: false,
  returning_discount: false,
  payment_method: 'on_site',
  language: 'sk',
} as const

/** Adds services booked without a stay by phone, for the days from the day after tomorrow on. */
export async function fillVisits(
  writer: SampleWriter,
  ids: SlotServiceIds,
  services: SampleServices,
): Promise<void> {
  const today = todayBy(services.clock)
  const booked = instantAt(addDays(today, -1), '11:20')
  for (const { key, guest, persons, next } of sampleVisits) {
    const request = await coming(writer.db, ids[key], next, persons, addDays(today, 2))
    if (!request) continue
    const { id } = await bookReservation(
      writer.db,
      systemActor,
      { ...byPhone, guest, stays: [], services: [request], common_services: [] },
      { ...services, clock: { now: () => booked } },
    )
    await backdate(writer.db, id, booked)
    await insertAdded(writer.db, 'reservations', [id])
  }
}

async function coming(
  db: Db,
  service: string,
  next: number,
  persons: number,
  from: Day,
): Promise<ServiceRequest | undefined> {
  const offered = await listSlotsOf(db, service)
  const all = offered.flatMap((one) =>
    occurrenceDays(one, from, addDays(from, 21)).map((day) => ({
      service_slot: one.slot.id,
      day,
      at: `${day} ${one.slot.time_from}`,
    })),
  )
  const occurrence = all.toSorted((a, b) => a.at.localeCompare(b.at, 'en'))[next]
  return occurrence && { service_slot: occurrence.service_slot, day: occurrence.day, persons }
}
