import { isFile, type Collection } from '@dvor/contract/collection.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { client, type Failure } from '../app/api.ts'
import { showFailure, showSuccess } from '../app/toasts.ts'
import { chosenFiles } from '../fields/file.tsx'
import { issuesByField } from './issues-by-field.ts'
import { collectionKey } from './query-keys.ts'
import type { AnyRecord } from './records.ts'
import type { RecordFormState } from './use-record-form.ts'
import { useSave } from './use-save.ts'

/** Saves a form: refusals go to their fields, a stale version to `stale`, chosen files are uploaded after a create. */
export function useSubmit(
  collection: Collection,
  state: RecordFormState,
  onSaved: (record: AnyRecord) => void,
) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const save = useSave(collection)
  const [isSaving, setSaving] = useState(false)
  const [stale, setStale] = useState<AnyRecord | null>(null)
  const { form, base, isNew } = state

  function refuse(failure: Failure) {
    if (failure.code === 'stale') return setStale(failure.details as AnyRecord)
    if (failure.fields?.length) form.setErrors(issuesByField(failure.fields))
    showFailure(t('form.saveFailed'), failure)
  }

  async function uploadChosen(record: AnyRecord) {
    for (const [field, declared] of Object.entries(collection.fields)) {
      const files = isFile(declared) ? chosenFiles(form.values[field]) : []
      if (files.length === 0) continue
      const target = { ref: collection.uploadRef ?? '', refId: record.id, field }
      const result = await client.uploads.attempt.upload(target, files)
      if (!result.ok) showFailure(t('fields.uploadFailed'), result.error)
    }
    await cache.invalidateQueries({ queryKey: collectionKey(collection) })
  }

  async function send(version: AnyRecord | undefined) {
    setSaving(true)
    const result = await save(state.body(), version)
    if (!result.ok) refuse(result.error)
    else {
      if (isNew) await uploadChosen(result.value)
      else state.adopt(result.value)
      showSuccess(t(isNew ? 'form.created' : 'form.saved'))
      onSaved(result.value)
    }
    setSaving(false)
  }

  return {
    isSaving,
    stale,
    submit: form.onSubmit(
      () => void send(base),
      (errors) => focusFirst(Object.keys(errors)),
    ),
    /** The answer to a stale version: theirs stays, or mine is saved over it. */
    settle(choice: 'theirs' | 'mine' | 'later') {
      if (stale && choice === 'theirs') state.adopt(stale)
      if (stale && choice === 'mine') void send(stale)
      setStale(null)
    },
  }
}

function focusFirst(names: string[]): void {
  const inputs = document.querySelectorAll<HTMLElement>('form [name]')
  const first = [...inputs].find((input) => names.includes(input.getAttribute('name') ?? ''))
  first?.focus()
}
