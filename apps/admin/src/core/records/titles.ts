import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { declaredText } from '../texts/declared.ts'
import type { AnyRecord } from './records.ts'

/** Title of a record for people, by its title field; without a title the name of its kind. */
export function titleOf(collection: Collection, record: AnyRecord | Record<string, unknown>): string {
  const title = record[collection.titleField]
  return typeof title === 'string' && title ? title : declaredText(collection.label.one)
}
