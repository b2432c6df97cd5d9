import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Field } from '@dvor/contract/declaration/field.ts'
import { kinds } from '../fields/kinds/kinds.ts'
import type { AnyRecord } from '../records/records.ts'
import { translationsToSend } from '../translations/translation-values.ts'
import { isWritable } from './form-levels.ts'
import { isSame } from './versions/edited-parts.ts'

export type FormValues = Readonly<Record<string, unknown>>

/** Fields that a form can send: stored ones that are not read-only. */
export const writableFields = (collection: Collection): [string, Field][] =>
  Object.entries(collection.fields).filter(([, field]) => isWritable(field))

/** Initial values of the form: the record's, or the link's presets and the declaration's defaults. */
export function startValues(collection: Collection, record?: AnyRecord, preset: FormValues = {}): FormValues {
  const start = (key: string, field: Field) =>
    kinds[field.kind].toForm(record ? record[key] : (preset[key] ?? field.defaultValue))
  return Object.fromEntries(writableFields(collection).map(([key, field]) => [key, start(key, field)]))
}

/** Wire value of an emptied field: null for an optional one, otherwise its default. */
function emptied(field: Field, isNew: boolean): unknown {
  if (field.presence === 'optional') return null
  return isNew || field.presence === 'required' ? undefined : field.defaultValue
}

/** Body of a create or of an edit; an edit carries only changed fields. */
export function bodyOf(collection: Collection, values: FormValues, start: FormValues, isNew: boolean) {
  const body: Record<string, unknown> = {}
  for (const [key, field] of writableFields(collection)) {
    if (!isNew && isSame(values[key], start[key])) continue
    const value =
      key === 'translations'
        ? translationsToSend(collection.fields, values[key])
        : kinds[field.kind].fromForm(values[key])
    const sent = value === null ? emptied(field, isNew) : value
    if (sent !== undefined) body[key] = sent
  }
  return body
}
