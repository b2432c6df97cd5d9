import { isFile, type Collection } from '@dvor/contract/declaration/collection.ts'
import type { Draft } from './drafts.ts'
import { isSame } from './versions/edited-parts.ts'
import { writableFields, type FormValues } from './form-values.ts'

/** Fields that are never kept in storage: a portal's address gives access to its calendar. */
const secrets: ReadonlySet<string> = new Set(['calendar-feeds.url'])

const isSecret = (collection: Collection, key: string) => secrets.has(`${collection.name}.${key}`)

/** Whether a form of the collection has no secret field, so that its saves may be stored. */
export const isKeepable = (collection: Collection): boolean =>
  writableFields(collection).every(([key]) => !isSecret(collection, key))

/** The touched fields of a form as a draft, without files and secrets. */
export function touchedIn(
  collection: Collection,
  typed: FormValues,
  start: FormValues,
  updatedAt: string | undefined,
): Draft {
  const touched = writableFields(collection)
    .filter(([key, field]) => !isFile(field) && !isSecret(collection, key))
    .map(([key]) => key)
    .filter((key) => !isSame(typed[key], start[key]))
  const only = (all: FormValues) => Object.fromEntries(touched.map((key) => [key, all[key]]))
  return { values: only(typed), start: only(start), updatedAt: updatedAt ?? null }
}
