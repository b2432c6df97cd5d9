import { stayPackages } from '@dvor/contract/collections/content/packages.ts'
import type { Day } from '@dvor/format/days.ts'
import { samplePackage } from '@dvor/sample/content/stays/packages.ts'
import { listSlotsOf } from '../slots/queries.ts'
import type { SampleWriter } from './sample-writer.ts'

interface Parts {
  /** The seasonal offer of the package, and the Friday on which its stay begins. */
  offer: { id: string; from: Day }
  /** A slot service that takes place on Saturdays. */
  baking: string
  /** A common service. */
  meals: string
}

const saturday = 6

/** Adds the example of a package: nights with meals and a baking on Saturday. */
export async function fillPackages(writer: SampleWriter, { offer, baking, meals }: Parts): Promise<void> {
  const slots = await listSlotsOf(writer.db, baking)
  const slot = slots.find((one) => one.slot.weekday === saturday)?.slot.id ?? null
  await writer.add(stayPackages, {
    ...samplePackage(offer.from),
    seasonal_offer: offer.id,
    included_services: [{ service: baking, day: 1, service_slot: slot }],
    included_common_services: [meals],
    order: 0,
  })
}
