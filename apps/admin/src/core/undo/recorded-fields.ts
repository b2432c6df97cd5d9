import { recordsBeside } from '@dvor/contract/calls/recorded.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field, Words } from '@dvor/contract/declaration/field.ts'
import * as f from '@dvor/contract/declaration/fields.ts'
import { roomStates } from '@dvor/contract/housekeeping/rooms.ts'
import { allCollections, editPath } from '../records/collection-paths.ts'
import { declaredText } from '../texts/declared.ts'

const byName = new Map(allCollections.map((collection) => [collection.name, collection]))

/** The collection under a name of the history; undefined for other records. */
export const recordedCollection = (name: string): Collection | undefined => byName.get(name)

const beside: ReadonlyMap<string, { label: Words }> = new Map(Object.entries(recordsBeside))

/** A kind of record in words; its name in the history where a former version recorded it. */
export function kindText(name: string): string {
  const label = byName.get(name)?.label.one ?? beside.get(name)?.label
  return label ? declaredText(label) : name
}

const ofRooms: Readonly<Record<string, Field>> = {
  state: f.choice(roomStates, { label: { sk: 'Stav', en: 'State' } }),
  cleaner: f.relation('users', { label: { sk: 'Upratuje', en: 'Cleaned by' } }),
  position: f.count({ label: { sk: 'Poradie', en: 'Place' }, default: 0 }),
  until: f.time({ label: { sk: 'Dokedy', en: 'Until' } }),
  note: f.longtext({ label: { sk: 'Poznámka', en: 'Note' } }),
}

/** The fields by which values of the history are named and shown. */
export function recordedFields(name: string): Readonly<Record<string, Field>> {
  if (name === 'room-states') return ofRooms
  return byName.get(name === 'price-changes' ? 'prices' : name)?.fields ?? {}
}

/** Screen of a record; null where it has none. */
export function recordPath(name: string, id: string): string | null {
  const collection = byName.get(name)
  if (!collection) return null
  if (collection.singleton) return collection.adminPath ?? null
  return editPath(collection, id) ?? collection.adminPath ?? null
}
