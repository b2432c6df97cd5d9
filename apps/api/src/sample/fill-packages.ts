import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import { addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { samplePackages } from '@dvor/sample/content/stays/packages.ts'
import type { ServiceKey } from '@dvor/sample/content/stays/services.ts'
import { listSlotsOf } from '../slots/queries.ts'
import type { FilledOffer } from './fill-news.ts'
import type { SlotServiceIds } from './fill-slot-services.ts'
import type { SampleWriter } from './sample-writer.ts'

interface Parts {
  /** The seasonal offers by their titles. */
  offers: ReadonlyMap<string, FilledOffer>
  slotServices: SlotServiceIds
  services: Readonly<Record<ServiceKey, string>>
}

/** Adds the packages that the seasonal offers sell, as long as their offers. */
export async function fillPackages(writer: SampleWriter, parts: Parts): Promise<void> {
  const { offers, slotServices, services } = parts
  for (const [order, { offer, weeks, activities, meals, ...sold }] of samplePackages.entries()) {
    const of = offers.get(offer)
    if (!of) continue
    const included = activities.map(async ({ service, day }) => {
      const id = slotServices[service]
      return { service: id, day, service_slot: await onlySlot(writer, id, addDays(of.from, day)) }
    })
    await writer.add(stayPackages, {
      ...sold,
      seasonal_offer: of.id,
      nights: of.nights,
      arrival_from: of.from,
      arrival_to: addDays(of.from, 7 * (weeks - 1)),
      included_services: await Promise.all(included),
      included_common_services: meals.map((key) => services[key]),
      order,
    })
  }
}

/** The slot of a service on the weekday of a day; null where the guest chooses one of several. */
async function onlySlot({ db }: SampleWriter, service: string, day: Day): Promise<string | null> {
  const slots = (await listSlotsOf(db, service)).filter(({ slot }) => slot.weekday === weekdayOf(day))
  return slots.length === 1 ? (slots[0]?.slot.id ?? null) : null
}
