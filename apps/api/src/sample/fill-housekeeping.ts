import { lostItems } from '@dvor/contract/collections/housekeeping/lost-items.ts'
import { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { cleanAllRooms } from '../housekeeping/room-queries.ts'
import type { SampleIds } from './book-sample-reservation.ts'
import type { SampleWriter } from './sample-writer.ts'

/** Rooms that were clean yesterday, some work for the people of the property, and a thing that a guest forgot. */
export async function fillHousekeeping(writer: SampleWriter, ids: SampleIds, today: Day): Promise<void> {
  await cleanAllRooms(writer.db, addDays(today, -1))
  await writer.add(tasks, {
    title: 'Tečie kohútik v kúpeľni',
    kind: 'defect',
    accommodation_unit: ids.units.lipa,
    due_on: addDays(today, 1),
  })
  await writer.add(tasks, {
    title: 'Skontrolovať hasiace prístroje',
    due_on: addDays(today, 12),
    repeat_unit: 'years',
  })
  await writer.add(tasks, {
    title: 'Objednať drevo do krbu',
    due_on: addDays(today, 3),
    note: 'Dve palety, volať ráno.',
  })
  await writer.add(lostItems, {
    title: 'Plyšový medveď',
    accommodation_unit: ids.units.jasen,
    place: 'Pod posteľou',
    found_on: addDays(today, -2),
  })
}
