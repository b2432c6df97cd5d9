import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { FlagAttention } from './flag-attention.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { Section } from '../../core/page/section.tsx'
import { useAction } from '../reservations/use-action.ts'

/** The owner's internal note. */
export function NotesSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const saved = reservation.internal_note ?? ''
  const [note, setNote] = useState(saved)
  const isDirty = note.trim() !== saved
  useUnsaved(isDirty)
  const save = async () => {
    const { id, updatedAt } = reservation
    const edit = { internal_note: note.trim() || null }
    const done = await run(() => client.frontDesk.attempt.edit(id, edit, { ifMatch: updatedAt }))
    if (!done) return
    setNote(done.internal_note ?? '')
    showSuccess(t('reservations.saved'))
  }
  return (
    <Section id="notes" title={t('reservations.notes.title')} offPaper={note === ''}>
      <Textarea
        aria-label={t('reservations.notes.title')}
        description={t('reservations.notes.hint')}
        autosize
        minRows={2}
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ProblemNote problem={problem} />
      <Group mt="sm" justify="space-between">
        <FlagAttention reservation={reservation} />
        {isDirty ? (
          <Button size="xs" loading={isBusy} onClick={() => void save()}>
            {t('reservations.save')}
          </Button>
        ) : null}
      </Group>
    </Section>
  )
}
