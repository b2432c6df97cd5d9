import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import type { RoomOfDay } from './room-row.tsx'

interface Props {
  of: RoomOfDay
  onClose: () => void
}

/** The note of a room on a day, from below, where a thumb reaches it. */
export function NoteDrawer({ of, onClose }: Props) {
  const { t } = useTranslation()
  const title = t('housekeeping.noteFor', { room: of.row.code })
  return (
    <FormDrawer opened onClose={onClose} title={title} position="bottom" size="md">
      <NoteForm of={of} onClose={onClose} />
    </FormDrawer>
  )
}

function NoteForm({ of: { row, day }, onClose }: Props) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const saved = row.plan.note ?? ''
  const [note, setNote] = useState(saved)
  const [isSaving, setSaving] = useState(false)
  useUnsaved(note !== saved, isSaving)
  async function save() {
    setSaving(true)
    const result = await client.housekeeping.attempt.note(row.id, { day, note: note.trim() || null })
    await cache.invalidateQueries({ queryKey: ['housekeeping-sheet'] })
    setSaving(false)
    if (!result.ok) return showFailure(t('housekeeping.notSaved'), result.error)
    showSuccess(t('housekeeping.noteSaved'))
    onClose()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        maxLength={1000}
        aria-label={t('housekeeping.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth mt="md" loading={isSaving}>
        {t('housekeeping.save')}
      </Button>
    </form>
  )
}
