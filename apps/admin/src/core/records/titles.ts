import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { i18n } from '../texts/i18n.ts'
import type { AnyRecord } from './records.ts'

/** Title of a record for people, by its title field. */
export function titleOf(collection: Collection, record: AnyRecord | Record<string, unknown>): string {
  const title = record[collection.titleField]
  return typeof title === 'string' && title ? title : i18n.t('list.untitled')
}
