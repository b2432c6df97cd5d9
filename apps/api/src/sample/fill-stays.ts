import { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { galleryImages } from '@dvor/contract/collections/content/gallery-images.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import type { Day } from '@dvor/format/days.ts'
import { sampleObjects, type ObjectKey } from '@dvor/sample/content/stays/objects.ts'
import { sampleWholes } from '@dvor/sample/content/stays/wholes.ts'
import { sampleUnits, type SampleUnit, type UnitKey } from '@dvor/sample/content/stays/units.ts'
import type { SampleWriter } from './sample-writer.ts'
import { seasonRows } from './season-rows.ts'

/**
 * Adds objects, units with their galleries, and their seasons for this and the next two years; then the wholes, whose
 * price follows their rooms. @returns ids of the units that are no wholes
 */
export async function fillStays(writer: SampleWriter, today: Day): Promise<Record<UnitKey, string>> {
  const objects = await fillObjects(writer)
  const ids: [UnitKey, string][] = []
  for (const [order, unit] of sampleUnits.entries()) {
    const { object, key, kind: _kind, ...values } = unit
    const id = await fillUnit(writer, values, objects[object], order)
    for (const row of seasonRows(unit, Number(today.slice(0, 4))))
      await writer.add(prices, { accommodation_unit: id, ...row })
    ids.push([key, id])
  }
  for (const [index, { object, ...whole }] of sampleWholes.entries())
    await fillUnit(writer, whole, objects[object], sampleUnits.length + index)
  return Object.fromEntries(ids) as Record<UnitKey, string>
}

async function fillObjects(writer: SampleWriter): Promise<Record<ObjectKey, string>> {
  const ids: [ObjectKey, string][] = []
  for (const [order, { key, scene, ...values }] of sampleObjects.entries()) {
    const id = await writer.add(accommodationObjects, { ...values, order })
    await writer.picture(accommodationObjects, id, scene)
    ids.push([key, id])
  }
  return Object.fromEntries(ids) as Record<ObjectKey, string>
}

async function fillUnit(
  writer: SampleWriter,
  { scene, gallery, ...values }: Omit<SampleUnit, 'key' | 'kind' | 'object'>,
  accommodation_object: string,
  order: number,
): Promise<string> {
  const id = await writer.add(accommodationUnits, { ...values, accommodation_object, order })
  await writer.picture(accommodationUnits, id, scene)
  for (const [position, name] of gallery.entries()) {
    const alt = writer.altOf(name)
    const image = await writer.add(galleryImages, {
      accommodation_unit: id,
      alt,
      order: position,
      active: true,
    })
    await writer.picture(galleryImages, image, name)
  }
  return id
}
