import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts.ts'
import { bodyOf, startValues, type FormValues } from './form-values.ts'
import { issuesOf } from './form-issues.ts'
import { isAdoptable, isSame } from './versions/edited-parts.ts'
import type { AnyRecord } from '../records/records.ts'
import { touchedIn } from './touched-fields.ts'

/** Initial state of the form: the record's values, or those of a draft from before a reload. */
function beginning(collection: Collection, record?: AnyRecord, preset?: FormValues) {
  const key = draftKey(collection, record?.id)
  const draft = readDraft(key)
  const start = { ...startValues(collection, record, preset), ...draft?.start }
  const base = record && draft?.updatedAt ? { ...record, updatedAt: draft.updatedAt } : record
  return { key, start, base, values: { ...start, ...draft?.values }, hasDraft: draft !== null }
}

/** Issues of a record as it is saved, for rules that became stricter since. */
const savedIssues = (collection: Collection, saved: FormValues) =>
  issuesOf(collection, bodyOf(collection, saved, saved, true), saved, false)

/**
 * State of a form over one record or a new one: values, issues, and the version being edited. A reloaded record
 * replaces that version only where it loses or overwrites nothing typed.
 */
export function useRecordForm(collection: Collection, record?: AnyRecord, preset?: FormValues) {
  const [begun] = useState(() => beginning(collection, record, preset))
  const [base, setBase] = useState(begun.base)
  const [start, setStart] = useState<FormValues>(begun.start)
  const [isRestored, setRestored] = useState(begun.hasDraft)
  const isNew = record === undefined
  const form = useForm<Record<string, unknown>>({
    initialValues: begun.values,
    initialErrors: record ? savedIssues(collection, begun.start) : {},
    validate: (values) => issuesOf(collection, bodyOf(collection, values, start, isNew), values, isNew),
  })
  const isDirty = !isSame(form.values, start)

  useEffect(() => {
    keepDraft(begun.key, touchedIn(collection, form.values, start, base?.updatedAt))
  }, [begun.key, collection, form.values, start, base?.updatedAt])

  const adopt = (next: AnyRecord, values?: FormValues) => {
    const fresh = startValues(collection, next)
    setBase(next)
    setStart(fresh)
    form.setValues(values ?? fresh)
    form.clearErrors()
  }
  if (record && record !== base && record.updatedAt !== base?.updatedAt) {
    const saved = startValues(collection, record)
    if (isAdoptable({ start, typed: form.values, saved })) adopt(record, isDirty ? form.values : undefined)
  }
  return {
    form,
    base,
    start,
    isNew,
    isDirty,
    /** Whether the values were restored after a reload. */
    isRestored: isRestored && isDirty,
    adopt,
    /** Discards everything typed. */
    discard() {
      setRestored(false)
      if (record) adopt(record)
      else form.setValues(startValues(collection, undefined, preset))
    },
    /** Storage key of the draft and of the unanswered save. */
    draftKey: begun.key,
    /** Forgets the draft, because nothing is unsaved any more. */
    forgetDraft: () => dropDraft(begun.key),
    body: () => bodyOf(collection, form.values, start, isNew),
  }
}
export type RecordFormState = ReturnType<typeof useRecordForm>
