import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { unfold } from '../page/sections/fold.tsx'
import { isUnanswered } from '@dvor/client/transport/result.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Attempt, Failure } from '../client/api.ts'
import { showFailure, showSuccess } from '../client/toasts.ts'
import { offerUndo } from '../undo/offer-undo.tsx'
import { draftKey, keepDraft } from './drafts.ts'
import { isSame } from './versions/edited-parts.ts'
import { bodyOf, startValues, type FormValues } from './form-values.ts'
import { issuesByField } from './issues-by-field.ts'
import type { AnyRecord } from '../records/records.ts'
import { touchedIn } from './touched-fields.ts'
import type { RecordFormState } from './use-record-form.ts'
import type { SavedVersion } from '../records/use-save.ts'
import { useReliableSave } from './use-reliable-save.ts'
import { useStoredFiles } from './use-stored-files.ts'

/**
 * Saves a form: issues go to their fields, a conflicting version to `stale`. Chosen files are stored after the
 * fields. A lost connection is waited for.
 */
export function useSubmit(
  collection: Collection,
  state: RecordFormState,
  onSaved: (record: AnyRecord) => void | Promise<void>,
) {
  const { t } = useTranslation()
  const storeFiles = useStoredFiles(collection)
  const [isSaving, setSaving] = useState(false)
  const [stale, setStale] = useState<AnyRecord | null>(null)
  const { form, base, isNew } = state
  const sure = useReliableSave(collection, state.draftKey, (result, values) => {
    // The leave guard must know of the save before `onSaved` navigates.
    flushSync(() => setSaving(true))
    void conclude(result, values).finally(() => setSaving(false))
  })

  function refuse(failure: Failure) {
    if (isUnanswered(failure)) return
    if (failure.code === 'stale') return setStale(failure.details as AnyRecord)
    if (failure.fields?.length) form.setErrors(issuesByField(failure.fields))
    showFailure(t('form.saveFailed'), failure)
  }

  /** Values typed after the save was sent are kept. */
  async function conclude(result: Attempt<AnyRecord>, sent: FormValues) {
    if (!result.ok) return refuse(result.error)
    const record = result.value
    const typed = form.getValues()
    const isLater = !isSame(typed, sent)
    state.forgetDraft()
    if (isNew && isLater) carryOver(collection, record, typed)
    const unstored = await storeFiles(record, typed)
    if (!isNew) state.adopt(record, { ...(isLater ? typed : startValues(collection, record)), ...unstored })
    const isWhole = Object.values(unstored).every((value) => value === undefined)
    if (isNew) showSuccess(t('form.created'))
    else if (isWhole) offerUndo(t('form.saved'), record)
    await onSaved(record)
  }

  async function send(values: FormValues, body: Record<string, unknown>, version: SavedVersion | undefined) {
    setSaving(true)
    await conclude(await sure.send(values, body, version), values)
    setSaving(false)
  }

  return {
    isSaving,
    isLost: sure.isLost,
    retry: sure.retry,
    stale,
    submit: form.onSubmit(
      (values) => void send(values, state.body(), base),
      (errors) => focusFirst(Object.keys(errors)),
    ),
    /**
     * Resolves a conflict: the given fields keep their typed values, the others take the saved ones; null decides
     * nothing.
     */
    settle(mine: readonly string[] | null) {
      setStale(null)
      if (!stale || !mine) return
      const { values, body } = merged(collection, form.values, stale, mine)
      state.adopt(stale, values)
      if (Object.keys(body).length > 0) void send(values, body, stale)
    },
  }
}

/** The saved version with the given fields as typed, and the changes that remain to be saved. */
function merged(collection: Collection, typed: FormValues, saved: AnyRecord, mine: readonly string[]) {
  const theirs = startValues(collection, saved)
  const ownValues = Object.fromEntries(mine.map((key) => [key, typed[key]]))
  const values = { ...typed, ...theirs, ...ownValues }
  return { values, body: bodyOf(collection, values, theirs, false) }
}

/** Stores values typed after a create was sent as a draft of the new record. */
function carryOver(collection: Collection, record: AnyRecord, typed: FormValues): void {
  const later = touchedIn(collection, typed, startValues(collection, record), record.updatedAt)
  keepDraft(draftKey(collection, record.id), later)
}

function focusFirst(names: string[]): void {
  const inputs = document.querySelectorAll<HTMLElement>('form [name]')
  const first = [...inputs].find((input) => names.includes(input.getAttribute('name') ?? ''))
  if (!first) return
  unfold(first)
  first.focus()
}
