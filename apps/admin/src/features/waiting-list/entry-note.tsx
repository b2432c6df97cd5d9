import { waitingList } from '@dvor/contract/collections/reservations/waiting-list.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useSave } from '../../core/records/use-save.ts'
import type { Entry } from './entry.ts'
import classes from './waiting-list.module.css'

/** The owner's note on an entry. */
export function EntryNote({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const save = useSave(waitingList)
  const [note, setNote] = useState(entry.note ?? '')
  const [isSaving, setSaving] = useState(false)
  const store = async () => {
    setSaving(true)
    const result = await save({ note: note.trim() || null }, entry)
    setSaving(false)
    if (result.ok) showSuccess(t('form.saved'))
    else showFailure(t('waitingList.noteFailed'), result.error)
  }
  return (
    <section className={`card ${classes.panel}`} aria-label={t('waitingList.note')}>
      <Textarea
        label={t('waitingList.note')}
        description={t('waitingList.noteHint')}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        mt="sm"
        size="xs"
        loading={isSaving}
        disabled={note.trim() === (entry.note ?? '')}
        onClick={() => void store()}
      >
        {t('waitingList.saveNote')}
      </Button>
    </section>
  )
}
