import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { draftKey, dropDraft, keepDraft, readDraft } from './drafts.ts'
import { bodyOf, isSame, startValues, type FormValues } from './form-values.ts'
import { issuesOf } from './form-issues.ts'
import type { AnyRecord } from '../records/records.ts'
import { touchedIn } from './touched-fields.ts'

/** Where the form begins: at the record, or where it was left when the page was loaded anew. */
function beginning(collection: Collection, record?: AnyRecord, preset?: FormValues) {
  const key = draftKey(collection, record?.id)
  const draft = readDraft(key)
  const start = { ...startValues(collection, record, preset), ...draft?.start }
  const base = record && draft?.updatedAt ? { ...record, updatedAt: draft.updatedAt } : record
  return { key, start, base, values: { ...start, ...draft?.values }, hasDraft: draft !== null }
}

/** What is wrong with a record as it is saved: rules become stricter, and its owner should see it and not lose it. */
const savedIssues = (collection: Collection, saved: FormValues) =>
  issuesOf(collection, bodyOf(collection, saved, saved, true), saved, false)

/**
 * State of a form over one record (or none yet): values, issues, and the version that is being edited.
 * A record that was reloaded replaces that version only where nothing typed would be lost or silently overwritten.
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
    const isUntouched = !isDirty || isSame(startValues(collection, record), start)
    if (isUntouched) adopt(record, isDirty ? form.values : undefined)
  }
  return {
    form,
    base,
    start,
    isNew,
    isDirty,
    /** Whether what is typed comes from before the page was loaded anew. */
    isRestored: isRestored && isDirty,
    adopt,
    /** Takes back everything typed. */
    discard() {
      setRestored(false)
      if (record) adopt(record)
      else form.setValues(startValues(collection, undefined, preset))
    },
    /** Where what is typed and sent lies for the case that the page is loaded anew. */
    draftKey: begun.key,
    /** Nothing of it is unsaved any more. */
    forgetDraft: () => dropDraft(begun.key),
    body: () => bodyOf(collection, form.values, start, isNew),
  }
}
export type RecordFormState = ReturnType<typeof useRecordForm>
