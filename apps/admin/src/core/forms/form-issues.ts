import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { fieldIssues } from '@dvor/contract/errors/issues.ts'
import { createSchema, editSchema, rangeIssues } from '@dvor/contract/declaration/schemas.ts'
import { i18n } from '../texts/i18n.ts'
import { issueText } from '../client/error-text.ts'
import { issuesByField, type FormIssues } from './issues-by-field.ts'
import { writableFields, type FormValues } from './form-values.ts'
import { kinds } from '../fields/kinds/kinds.ts'

/** Issues of emptied required fields of an edit, which are not sent and so not seen by the schema. */
function missingOf(collection: Collection, values: FormValues): FieldIssue[] {
  return writableFields(collection)
    .filter(([, field]) => field.presence === 'required')
    .filter(([key, field]) => [null, undefined].includes(kinds[field.kind].fromForm(values[key]) as null))
    .map(([path]) => ({ path, code: 'required' }))
}

/** Issues of the body as texts by field, from the contract's schema; empty when the body is valid. */
export function issuesOf(
  collection: Collection,
  body: FormValues,
  values: FormValues,
  isNew: boolean,
): FormIssues {
  const schema = isNew ? createSchema(collection) : editSchema(collection)
  const result = schema.safeParse(body, { reportInput: true })
  const issues = result.success ? [] : fieldIssues(result.error.issues)
  const joint = [
    ...jointIssues(collection, body, values),
    ...rangeIssues(collection, { ...values, ...body }, body),
  ]
  return withMoneyWords(collection, issuesByField([...joint, ...issues, ...missingOf(collection, values)]))
}

/** Issues of values that depend on each other, for changed fields only. */
function jointIssues(collection: Collection, body: FormValues, values: FormValues): FieldIssue[] {
  const typed = writableFields(collection).map(([key, field]) => [
    key,
    kinds[field.kind].fromForm(values[key]),
  ])
  return (
    collection.check?.({ ...Object.fromEntries(typed), ...body }).filter(({ path }) => path in body) ?? []
  )
}

/** Replaces the text for a wrong type of a money field by one with an example. */
function withMoneyWords(collection: Collection, issues: FormIssues): FormIssues {
  const words = ([key, words]: [string, string]) =>
    collection.fields[key]?.kind === 'cents' && words === issueText('invalid_type')
      ? [key, i18n.t('fields.money')]
      : [key, words]
  return Object.fromEntries(Object.entries(issues).map(words))
}
