import { createSchema, editSchema, rangeIssues } from '@dvor/contract/declaration/schemas.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { isComputed, isFile } from '@dvor/contract/declaration/collection.ts'
import { translatedFields } from '@dvor/contract/declaration/translations.ts'
import { foreignLanguages } from '@dvor/format/languages.ts'
import { isDeepStrictEqual } from 'node:util'
import { canEdit, seenBy } from '@dvor/contract/declaration/seen.ts'
import type { Actor } from '../platform/actor.ts'
import { forbidden, invalid } from '../platform/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import type { Draft, Row } from './define.ts'

const stampKeys = new Set(['id', 'createdAt', 'updatedAt'])
const isObject = (body: unknown): body is Draft =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
const bareId = (value: unknown) => (isObject(value) && typeof value['id'] === 'string' ? value['id'] : value)

/**
 * A record that was read may be sent back whole: stamps, computed and unchanged read-only fields are dropped
 * here; a changed read-only field is an issue.
 */
function withoutReadOnly(collection: Collection, body: Draft, current: Row | undefined) {
  const changed: string[] = []
  const entries = Object.entries(body).filter(([key, value]) => {
    const field = collection.fields[key]
    if (current && stampKeys.has(key)) return false
    if (!field) return true
    if (isComputed(field)) return false
    if (key === 'translations') changed.push(...lockedTranslations(collection, value, current?.[key]))
    if (!field.readOnly) return true
    if (!current || !isDeepStrictEqual(bareId(value), current[key] ?? null)) changed.push(key)
    return false
  })
  return { kept: Object.fromEntries(entries), changed }
}

/** Paths of changed translations of fields that the caller may not change. */
function lockedTranslations({ fields }: Collection, body: unknown, stored: unknown): string[] {
  const text = (of: unknown, language: string, key: string) =>
    isObject(of) && isObject(of[language]) ? of[language][key] : undefined
  const locked = translatedFields(fields).filter(([, { readOnly }]) => readOnly)
  return foreignLanguages.flatMap((language) =>
    locked
      .filter(([key]) => !isDeepStrictEqual(text(body, language, key), text(stored, language, key)))
      .map(([key]) => `translations.${language}.${key}`),
  )
}

/** The declaration as the caller may write it: without the fields that it does not see, others read-only. */
function writableBy(actor: Actor, collection: Collection): Collection {
  const seen = seenBy(actor, collection)
  const fields = Object.entries(seen.fields).map(([key, field]) => {
    const readOnly = field.readOnly || !canEdit(actor, field)
    return [key, readOnly === field.readOnly ? field : { ...field, readOnly }] as const
  })
  return { ...seen, fields: Object.fromEntries(fields) }
}

/** Whether a record cannot be made without a field that the caller may not write. */
const lacksRequired = (whole: Collection, { fields }: Collection): boolean =>
  Object.entries(whole.fields).some(
    ([key, { presence, readOnly }]) =>
      presence === 'required' && !readOnly && (!fields[key] || fields[key].readOnly),
  )

/**
 * Validates the body of a create (`current` undefined) or an edit. @throws ApiError `invalid` with all issues, also for
 * fields that the caller may not change; `forbidden` for a record that it cannot make
 */
export function parseBody(whole: Collection, body: unknown, current: Row | undefined, actor: Actor): Draft {
  if (!isObject(body)) throw invalid([{ path: '', code: 'invalid_type' }])
  const collection = writableBy(actor, whole)
  if (!current && lacksRequired(whole, collection)) throw forbidden()
  const { kept, changed } = withoutReadOnly(collection, body, current)
  const { asStored, toCheck } = withoutStored(collection, kept, current)
  const schema = current ? editSchema(collection) : createSchema(collection)
  const result = schema.safeParse(toCheck, { reportInput: true })
  const issues = [
    ...changed.map((path) => ({ path, code: 'read_only' as const })),
    ...fieldIssues(result.error?.issues ?? []),
  ]
  const record = { ...current, ...toCheck, ...result.data }
  const checked = collection.check?.(record).filter(({ path }) => path in toCheck) ?? []
  const pipelined = [...checked, ...rangeIssues(collection, record, toCheck)]
  const all = [...issues, ...pipelined.filter(({ path }) => issues.every((issue) => issue.path !== path))]
  if (!result.success || all.length > 0) throw invalid(all)
  return { ...asStored, ...result.data }
}

/**
 * Sets apart the values that the body repeats as they are stored: rules become stricter, and a record of older rules
 * can still be sent back whole.
 */
function withoutStored(
  { fields }: Collection,
  body: Draft,
  current: Row | undefined,
): { asStored: Draft; toCheck: Draft } {
  if (!current) return { asStored: {}, toCheck: body }
  const isStored = ([key, value]: [string, unknown]) =>
    fields[key] !== undefined &&
    !isFile(fields[key]) &&
    isDeepStrictEqual(bareId(value), current[key] ?? null)
  const entries = Object.entries(body)
  return {
    asStored: Object.fromEntries(entries.filter(isStored).map(([key]) => [key, current[key]])),
    toCheck: Object.fromEntries(entries.filter((entry) => !isStored(entry))),
  }
}
