import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { sendOrKeep } from '../../core/offline/send-or-keep.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useUnsaved } from '../../core/unsaved/unsaved.ts'
import { useAction } from '../reservations/use-action.ts'

/** A note for colleagues between the messages. What was typed stays when it could not be stored. */
export function NoteForm({ reservation, guest }: { reservation: string; guest: string | null }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const add = async () => {
    const change = { kind: 'thread_note' as const, record: reservation, text }
    const wanted = { change, version: null, subject: guest ?? t('reservations.list.nobody') }
    const send = (key: string) => client.letters.attempt.addNote(reservation, { text }, { key })
    if (await run(() => sendOrKeep(wanted, send))) setText('')
  }
  return (
    <>
      <Textarea
        mt="sm"
        label={t('letters.note')}
        description={t('letters.noteHint')}
        autosize
        minRows={1}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ProblemNote problem={problem} />
      {text.trim() ? (
        <Button mt="xs" size="xs" variant="default" loading={isBusy} onClick={() => void add()}>
          {t('letters.addNote')}
        </Button>
      ) : null}
    </>
  )
}
