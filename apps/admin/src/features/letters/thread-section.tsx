import { Button, Group, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../core/client/person.ts'
import { FormDrawer } from '../../core/forms/form-drawer.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { Section } from '../../core/page/section.tsx'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import { Confirm } from './confirm.tsx'
import { LetterForm } from './letter-form.tsx'
import classes from './letters.module.css'
import { NoteForm } from './note-form.tsx'
import { ThreadItem } from './thread-item.tsx'
import { entriesOf, useMarkRead, useThread } from './use-thread.ts'

/** Entries that are shown before somebody asks for the older ones. */
const shownFirst = 6

/** The messages with the guest of a reservation, the newest last, with what can be written below them. */
export function ThreadSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const [person, setPerson] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const { data, error, refetch } = useThread(reservation.id, person)
  useMarkRead(reservation.id, data?.received)
  const entries = data ? entriesOf(data) : []
  const hidden = isWhole ? 0 : Math.max(0, entries.length - shownFirst)
  return (
    <Section id="messages" title={t('letters.title')} offPaper>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data && entries.length === 0 ? <Text c="dimmed">{t('letters.none')}</Text> : null}
      <Group gap="xs">
        {reservation.guest_email ? (
          <Button size="compact-xs" variant="subtle" onClick={() => setPerson(!person)}>
            {t(person ? 'letters.onlyThis' : 'letters.person')}
          </Button>
        ) : null}
        {hidden > 0 ? (
          <Button size="compact-xs" variant="subtle" onClick={() => setWhole(true)}>
            {t('letters.older', { count: hidden })}
          </Button>
        ) : null}
      </Group>
      <ul className={classes.thread}>
        {entries.slice(hidden).map((entry) => (
          <ThreadItem key={entry.message.id} entry={entry} of={reservation.id} />
        ))}
      </ul>
      <Writing
        reservation={reservation}
        question={data?.received.findLast(({ automatic }) => !automatic)?.text ?? null}
        isUnwritten={data?.sent.every(({ to }) => to !== reservation.guest_email) ?? false}
      />
    </Section>
  )
}

interface WritingProps {
  reservation: Reservation
  /** The guest's newest e-mail. */
  question: string | null
  /** Whether the guest has no e-mail about this reservation yet. */
  isUnwritten: boolean
}

function Writing({ reservation, question, isUnwritten }: WritingProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { id, guest_email, guest_name, guest_phone } = reservation
  if (!may('messages.send')) return null
  const close = () => setOpen(false)
  return (
    <>
      <Group mt="sm">
        {guest_email ? (
          <Button leftSection={<IconPencil size={17} />} onClick={() => setOpen(true)}>
            {t('letters.write')}
          </Button>
        ) : (
          <Text c="dimmed">{t('letters.noAddress')}</Text>
        )}
        {guest_email && isUnwritten ? <Confirm id={id} to={guest_email} /> : null}
      </Group>
      <NoteForm reservation={id} guest={guest_name} />
      <FormDrawer opened={isOpen} onClose={close} size="xl" title={t('letters.write')}>
        <LetterForm reservation={id} phone={guest_phone ?? null} question={question} onDone={close} />
      </FormDrawer>
    </>
  )
}
