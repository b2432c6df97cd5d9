import { declaredText } from '../../core/texts/declared.ts'
import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { contactMessages } from '@dvor/contract/collections/messages/contact-messages.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core'
import { IconCalendarPlus, IconCheck, IconMailOpened, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { AnswerButton } from '../enquiry-answers/answer-button.tsx'
import { AnswerThread } from '../enquiry-answers/answer-thread.tsx'
import type { AnsweredEnquiry } from '../enquiry-answers/use-answers.ts'
import { enquirerState } from '../new-reservation/enquirer.ts'
import classes from '../hall-demands/demands.module.css'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PageHead } from '../../core/page/page-head.tsx'
import { RecordForm } from '../../core/forms/record-form.tsx'
import { anyRecord } from '../../core/records/records.ts'
import { useDelete } from '../../core/deletion/use-delete.tsx'
import { useReadMark } from '../../core/records/use-read-mark.ts'
import { useRecord } from '../../core/records/use-record.ts'
import { useSave } from '../../core/records/use-save.ts'

type Message = SingleRecord<typeof contactMessages>

const root = contactMessages.adminPath ?? '/'
const parent = { path: root, label: contactMessages.label.many }

/** One message: its text, the answers, and a note. Opening it marks it as read. */
export function MessagePage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data: message, error, refetch } = useRecord(contactMessages, id)
  const isMarking = useReadMark(contactMessages, message && anyRecord(message))
  return (
    <>
      <PageHead title={message?.name ?? declaredText(contactMessages.label.one)} parent={parent} />
      {error && !message ? (
        <ErrorNote error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      ) : null}
      {message && !isMarking ? (
        <div className={classes.page}>
          <div className={classes.column}>
            <Letter message={message} />
            <AnswerThread enquiry={enquiryOf(message)} />
          </div>
          <RecordForm
            key={message.id}
            collection={contactMessages}
            record={anyRecord(message)}
            without={['is_new']}
            onSaved={() => undefined}
          />
        </div>
      ) : error ? null : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  )
}

function Letter({ message }: { message: Message }) {
  const { t } = useTranslation()
  const phone = message.phone?.replaceAll(' ', '')
  return (
    <article className={`card ${classes.letter}`}>
      <Text c="dimmed" size="sm">
        {t('demands.came', { when: formatInstant(message.createdAt) })}
      </Text>
      <p className={classes.from}>
        <Anchor href={`mailto:${message.email}`}>{message.email}</Anchor>
        {phone ? <Anchor href={`tel:${phone}`}>{message.phone}</Anchor> : null}
      </p>
      <blockquote className={classes.message}>{message.message}</blockquote>
      <Actions message={message} />
    </article>
  )
}

const enquiryOf = ({ id, name, email }: Message): AnsweredEnquiry => ({
  collection: 'contact-messages',
  id,
  name,
  email,
})

function Actions({ message }: { message: Message }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSave(contactMessages)
  const remove = useDelete(contactMessages)
  const edit = async (change: Partial<Pick<Message, 'answered' | 'is_new'>>) => {
    const result = await save(change, message)
    if (!result.ok) showFailure(t('demands.failed'), result.error)
    return result.ok
  }
  const markUnread = async () => {
    if (!(await edit({ is_new: true }))) return
    showSuccess(t('messages.markedUnread'))
    void navigate(root)
  }
  return (
    <Group gap="xs" mt="md">
      <AnswerButton enquiry={enquiryOf(message)} />
      <BookButton message={message} />
      <Button
        variant="default"
        leftSection={<IconCheck size={17} />}
        onClick={() => void edit({ answered: !message.answered })}
      >
        {t(message.answered ? 'messages.notAnswered' : 'messages.markAnswered')}
      </Button>
      <Button variant="subtle" leftSection={<IconMailOpened size={17} />} onClick={() => void markUnread()}>
        {t('demands.markUnread')}
      </Button>
      <Button
        variant="subtle"
        color="barn"
        leftSection={<IconTrash size={17} />}
        onClick={() => {
          remove(anyRecord(message))
          void navigate(root)
        }}
      >
        {t('list.remove')}
      </Button>
    </Group>
  )
}

/** Leads to a booking that begins with the sender. */
function BookButton({ message }: { message: Message }) {
  const { t } = useTranslation()
  return (
    <Button
      component={ScreenLink}
      to="/reservations/add"
      state={enquirerState({ ...message, persons: null })}
      variant="default"
      leftSection={<IconCalendarPlus size={17} />}
    >
      {t('demands.book')}
    </Button>
  )
}
