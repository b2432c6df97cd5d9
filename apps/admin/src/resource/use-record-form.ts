import type { Collection } from '@dvor/contract/collection.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { bodyOf, isSame, startValues, type FormValues } from './form-values.ts'
import { issuesOf } from './form-issues.ts'
import type { AnyRecord } from './records.ts'

/**
 * State of a form over one record (or none yet): values, issues, and the version that is being edited.
 * A record that was reloaded replaces that version only where nothing typed would be lost or silently overwritten.
 */
export function useRecordForm(collection: Collection, record?: AnyRecord, preset?: FormValues) {
  const [base, setBase] = useState(record)
  const [start, setStart] = useState(() => startValues(collection, record, preset))
  const isNew = record === undefined
  const form = useForm<Record<string, unknown>>({
    initialValues: start,
    validate: (values) => issuesOf(collection, bodyOf(collection, values, start, isNew), values, isNew),
  })
  const isDirty = !isSame(form.values, start)

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
    adopt,
    body: () => bodyOf(collection, form.values, start, isNew),
  }
}
export type RecordFormState = ReturnType<typeof useRecordForm>
