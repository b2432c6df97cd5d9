import { incomingEmails } from '@dvor/contract/collections/messages/incoming-emails.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconMailOpened, IconMessages, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useReadMark } from '../../core/records/use-read-mark.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { useSave } from '../../core/records/use-save.ts'
import { declaredText } from '../../core/texts/declared.ts'
import { MailBody } from '../emails/mail-body.tsx'
import classes from '../hall-demands/demands.module.css'
import { FileList } from '../letters/file-list.tsx'

type Incoming = SingleRecord<typeof incomingEmails>

const root = incomingEmails.adminPath ?? '/'
const parent = { path: root, label: incomingEmails.label.many }

/** One e-mail that came: its text and files, and the reservation that it belongs to. Opening it marks it as read. */
export function IncomingPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: email, error, refetch } = useRecord(incomingEmails, id)
  const isMarking = useReadMark(incomingEmails, email && anyRecord(email))
  return (
    <>
      <PageHead title={email?.subject || declaredText(incomingEmails.label.one)} parent={parent} />
      {error && !email ? (
        <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      ) : null}
      {email && !isMarking ? (
        <div className={classes.page}>
          <div className={classes.column}>
            <Letter email={email} />
          </div>
          <RecordForm
            key={email.id}
            collection={incomingEmails}
            record={anyRecord(email)}
            without={Object.keys(incomingEmails.fields).filter((field) => field !== 'reservation')}
            onSaved={() => undefined}
          />
        </div>
      ) : error ? null : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  )
}

function Letter({ email }: { email: Incoming }) {
  const { t } = useTranslation()
  const { from_name, from_address, received_at, automatic } = email
  return (
    <article className={`card ${classes.letter}`}>
      <Text c="dimmed" size="sm">
        {received_at ? t('incoming.came', { when: formatInstant(received_at) }) : null}
      </Text>
      <p className={classes.from}>
        {from_name ? <span>{from_name}</span> : null}
        {from_address ? <Anchor href={`mailto:${from_address}`}>{from_address}</Anchor> : null}
      </p>
      {automatic ? <Text c="dimmed">{t('incoming.automatic')}</Text> : null}
      <Body email={email} />
      <Actions email={email} />
    </article>
  )
}

/** The sanitised html where there is one, and the files. */
function Body({ email: { id, text } }: { email: Incoming }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['incoming-emails', 'content', id],
    queryFn: async () => unwrap(await client.letters.attempt.incoming(id)),
  })
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={200} />
  return (
    <>
      {data.html ? (
        <MailBody html={data.html} label={t('incoming.body')} />
      ) : (
        <blockquote className={classes.message}>{text}</blockquote>
      )}
      <FileList files={data.attachments} />
    </>
  )
}

function Actions({ email }: { email: Incoming }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSave(incomingEmails)
  const remove = useDelete(incomingEmails)
  const markUnread = async () => {
    const result = await save({ is_new: true }, email)
    if (!result.ok) return showFailure(t('incoming.failed'), result.error)
    showSuccess(t('incoming.markedUnread'))
    void navigate(root)
  }
  return (
    <Group gap="xs" mt="md">
      {email.reservation ? (
        <Button
          component={ScreenLink}
          to={`/reservations/edit/${email.reservation.id}#messages`}
          leftSection={<IconMessages size={17} />}
        >
          {t('incoming.openReservation')}
        </Button>
      ) : null}
      <Button variant="subtle" leftSection={<IconMailOpened size={17} />} onClick={() => void markUnread()}>
        {t('incoming.markUnread')}
      </Button>
      <Button
        variant="subtle"
        color="barn"
        leftSection={<IconTrash size={17} />}
        onClick={() => {
          remove(anyRecord(email))
          void navigate(root)
        }}
      >
        {t('list.remove')}
      </Button>
    </Group>
  )
}
