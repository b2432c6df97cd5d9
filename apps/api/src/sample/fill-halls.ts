import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { halls } from '@dvor/contract/collections/services/halls.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { sampleDemands } from '@dvor/sample/content/guests/hall-demands.ts'
import { sampleHalls } from '@dvor/sample/content/activities/halls.ts'
import type { SampleWriter } from './sample-writer.ts'

/** Adds the halls with their pictures, and enquiries about them. */
export async function fillHalls(writer: SampleWriter): Promise<void> {
  const ids = new Map<string, string>()
  for (const [order, { key, scenes, ...values }] of sampleHalls.entries()) {
    const id = await writer.add(halls, { ...values, order })
    ids.set(key, id)
    for (const scene of scenes) await writer.picture(halls, id, scene, 'images')
  }
  const today = todayIn(writer.context.clock.now())
  for (const { hall, inDays, ...values } of sampleDemands) {
    const day_from = addDays(today, inDays)
    await writer.add(hallDemands, { ...values, hall: ids.get(hall), day_from, day_to: addDays(day_from, 1) })
  }
}
