import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../client/toasts.ts'
import { Section } from '../page/section.tsx'
import { useUnsaved } from '../unsaved/unsaved.ts'
import { useSave, type SavedVersion } from '../records/use-save.ts'

interface NotePanelProps {
  collection: Collection
  record: SavedVersion & { note?: string | null }
}

/** The owner's note on a record that guests have made; give it a `key` per record. */
export function NotePanel({ collection, record }: NotePanelProps) {
  const { t } = useTranslation()
  const save = useSave(collection)
  const [note, setNote] = useState(record.note ?? '')
  const [isSaving, setSaving] = useState(false)
  const isDirty = note.trim() !== (record.note ?? '').trim()
  useUnsaved(isDirty, isSaving)
  const store = async () => {
    setSaving(true)
    const result = await save({ note: note.trim() || null }, record)
    setSaving(false)
    if (result.ok) showSuccess(t('form.saved'))
    else showFailure(t('form.noteFailed'), result.error)
  }
  return (
    <Section title={t('form.note')}>
      <Textarea
        aria-label={t('form.note')}
        description={t('form.noteHint')}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button mt="sm" size="xs" loading={isSaving} disabled={!isDirty} onClick={() => void store()}>
        {t('form.saveNote')}
      </Button>
    </Section>
  )
}
