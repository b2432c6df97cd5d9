import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { kept, sendOrKeep } from '../../core/offline/send-or-keep.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useEditedVersion } from '../../core/forms/versions/use-edited-version.tsx'
import { FlagAttention } from './flag-attention.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { Section } from '../../core/page/section.tsx'
import { useAction } from '../reservations/use-action.ts'
import { useMay } from '../../core/client/person.ts'

const partsOf = ({ internal_note }: Reservation) => ({ note: internal_note ?? '' })

/** The internal note, to read or to write. */
export function NotesSection(props: SectionProps) {
  const { t } = useTranslation()
  const may = useMay()
  const note = props.reservation.internal_note
  if (may('reservations.edit')) return <NotesForm {...props} />
  return note ? (
    <Section id="notes" title={t('reservations.notes.title')}>
      <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>
    </Section>
  ) : null
}

function NotesForm({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { run, isBusy, problem, failure, forget } = useAction()
  const [note, setNote] = useState(reservation.internal_note ?? '')
  const save = async (typed: string, { id, updatedAt, internal_note: from, guest_name }: Reservation) => {
    const to = typed || null
    const change = { kind: 'internal_note' as const, record: id, from, to }
    const wanted = { change, version: updatedAt, subject: guest_name ?? t('reservations.list.nobody') }
    const send = (key: string) =>
      client.frontDesk.attempt.edit(id, { internal_note: to }, { ifMatch: updatedAt, key })
    const done = await run(() => sendOrKeep(wanted, send))
    if (!done || done === kept) return
    edited.saved(done)
    showSuccess(t('reservations.saved'))
  }
  const edited = useEditedVersion({
    record: reservation,
    partsOf,
    typed: { note: note.trim() },
    put: (parts) => setNote(parts.note),
    failure,
    forget,
    label: () => t('reservations.notes.title'),
    onSettled: (parts, version) => void save(parts.note, version),
  })
  const { base, isDirty, question } = edited
  useUnsaved(isDirty)
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
      {question}
      <Group mt="sm" justify="space-between">
        <FlagAttention reservation={reservation} />
        {isDirty ? (
          <Button size="xs" loading={isBusy} onClick={() => void save(note.trim(), base)}>
            {t('reservations.save')}
          </Button>
        ) : null}
      </Group>
    </Section>
  )
}
