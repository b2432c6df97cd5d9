import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../client/api.ts'
import { showFailure, showSuccess } from '../../client/toasts.ts'
import { collectionKey } from '../../records/query-keys.ts'
import { useSave, type SavedVersion } from '../../records/use-save.ts'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import { useEditedVersion } from '../versions/use-edited-version.tsx'

/** A record with the owner's note. */
export type Noted = SavedVersion & { readonly note?: string | null }

interface Texts {
  /** Name of the note where two people changed it. */
  readonly label: string
  /** Title of the message after a refusal. */
  readonly failed: string
}

const partsOf = ({ note }: Noted) => ({ note: note ?? '' })

/**
 * State of the owner's note on a record that guests have made. The note is saved for the version that it began with; a
 * note that somebody else has changed meanwhile is asked about.
 */
export function useNote(collection: Collection, record: Noted, { label, failed }: Texts) {
  const { send, isSaving, failure, forget } = useNoteSave(collection, failed)
  const [note, setNote] = useState(record.note ?? '')
  const save = async (typed: string, version: Noted) => {
    const done = await send(typed, version)
    if (done) edited.saved(done)
  }
  const edited = useEditedVersion({
    record,
    partsOf,
    typed: { note: note.trim() },
    put: (parts) => setNote(parts.note),
    failure,
    forget,
    label: () => label,
    onSettled: (parts, version) => void save(parts.note, version),
  })
  useUnsaved(edited.isDirty, isSaving)
  return {
    note,
    setNote,
    isDirty: edited.isDirty,
    isSaving,
    save: () => void save(note.trim(), edited.base),
    /** The choice between two versions as an element, rendered beside the note. */
    question: edited.question,
  }
}

/** Saves the note of a version. The record is read again after a refusal, too, because the screen may be outdated. */
function useNoteSave(collection: Collection, failed: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const edit = useSave(collection)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = async (note: string, version: Noted): Promise<Noted | null> => {
    setSaving(true)
    const result = await edit({ note: note || null }, version)
    if (!result.ok) await cache.invalidateQueries({ queryKey: collectionKey(collection) })
    setSaving(false)
    setFailure(result.ok ? null : result.error)
    if (result.ok) showSuccess(t('form.saved'))
    else showFailure(failed, result.error)
    return result.ok ? { ...version, ...result.value } : null
  }
  return { send, isSaving, failure, forget: () => setFailure(null) }
}
