import type { ReceivedMessage, SentMessage, ThreadNote } from '@dvor/contract/messages/letters.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Spoiler } from '@mantine/core'
import { IconMail, IconNote, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { useMay } from '../../core/client/person.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { EmailRow } from '../emails/email-row.tsx'
import { useAction } from '../reservations/use-action.ts'
import { FileList } from './file-list.tsx'
import classes from './letters.module.css'
import { threadKey, type ThreadEntry } from './use-thread.ts'

interface Props {
  entry: ThreadEntry
  /** The reservation that is open; null where all are shown together. */
  of: string | null
}

/** One message or note of a thread. */
export function ThreadItem({ entry, of }: Props) {
  const { reservation } = entry.message
  const other = reservation && reservation.id !== of ? <OtherStay {...reservation} /> : null
  if (entry.kind === 'note') return <Note note={entry.message}>{other}</Note>
  if (entry.kind === 'received') return <Received message={entry.message}>{other}</Received>
  return <Sent message={entry.message}>{other}</Sent>
}

function OtherStay({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  return (
    <ScreenLink to={`/reservations/edit/${id}#messages`}>
      {t('letters.ofReservation', { number: title })}
    </ScreenLink>
  )
}

function Sent({ message, children }: { message: SentMessage; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <EmailRow email={message} author={message.author} shownBy={threadKey}>
      {children}
      {message.bounce ? <small data-bad>{t('letters.bounced', { reason: message.bounce })}</small> : null}
      <LongText text={message.text} />
      <FileList files={message.attachments} />
    </EmailRow>
  )
}

function Received({ message, children }: { message: ReceivedMessage; children: React.ReactNode }) {
  const { t } = useTranslation()
  const { id, from_name, from_address, subject, received_at, automatic, is_new } = message
  const facts = [
    from_name || from_address || t('letters.received'),
    formatInstant(received_at),
    automatic ? t('letters.automatic') : null,
  ]
  return (
    <li className={classes.received} data-new={is_new || undefined}>
      <span>
        <small>
          <IconMail size={14} aria-hidden /> {facts.filter(Boolean).join(' · ')}
        </small>
        <Anchor component={ScreenLink} to={`/incoming-emails/edit/${id}`} fw={560}>
          {subject || t('letters.noSubject')}
        </Anchor>
        {children}
        <LongText text={message.text} />
        <FileList files={message.attachments} />
      </span>
    </li>
  )
}

/** Plain text of a message; only its beginning until somebody asks for the rest. */
function LongText({ text }: { text: string | null | undefined }) {
  const { t } = useTranslation()
  if (!text) return null
  return (
    <Spoiler
      maxHeight={110}
      showLabel={t('letters.whole')}
      hideLabel={t('letters.less')}
      className={classes.text}
    >
      {text}
    </Spoiler>
  )
}

function Note({ note, children }: { note: ThreadNote; children: React.ReactNode }) {
  const { t } = useTranslation()
  const may = useMay()
  const { run, isBusy } = useAction()
  const remove = async () => {
    if (await run(() => client.letters.attempt.removeNote(note.id))) showSuccess(t('letters.noteRemoved'))
  }
  return (
    <li className={classes.note}>
      <span>
        <small>
          <IconNote size={14} aria-hidden /> {t('letters.note')} · {note.author} ·{' '}
          {formatInstant(note.createdAt)}
        </small>
        {children}
        <p className={classes.text}>{note.text}</p>
      </span>
      {may('messages.send') ? (
        <Button
          size="compact-xs"
          variant="subtle"
          color="barn"
          loading={isBusy}
          aria-label={t('letters.removeNote')}
          onClick={() => void remove()}
        >
          <IconTrash size={15} />
        </Button>
      ) : null}
    </li>
  )
}
