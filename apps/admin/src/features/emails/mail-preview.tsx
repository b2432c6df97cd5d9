import type { EmailPreviewInput } from '@dvor/contract/messages/emails.ts'
import type { Language } from '@dvor/format/languages.ts'
import { homeLanguage } from '@dvor/format/languages.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { CallFailed, unwrap } from '../../core/client/query-client.ts'
import { showFailure, showSuccess } from '../../core/client/toasts.ts'
import { MailBody } from './mail-body.tsx'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PreviewFold, WidthChoice } from '../../core/page/preview/preview-fold.tsx'
import classes from './emails.module.css'
import { ReservationChoice } from './reservation-choice.tsx'

interface Props {
  emailId: string
  field: string
  language: Language
  subject: string
  body: string
}

const typingPause = 500

/** Preview of the e-mail with a real reservation, for a computer and a phone. */
export function MailPreview(props: Props) {
  const { t } = useTranslation()
  return (
    <PreviewFold label={t('emails.previewOf', { field: props.field })} show={t('emails.show')}>
      <OpenPreview {...props} />
    </PreviewFold>
  )
}

function OpenPreview({ emailId, language, subject, body }: Props) {
  const { t } = useTranslation()
  const [reservation, setReservation] = useState<string | null>(null)
  const [isNarrow, setNarrow] = useState(false)
  const input: EmailPreviewInput = { reservation, language, subject: subject || null, body: body || null }
  return (
    <>
      <div className={classes.tools}>
        <ReservationChoice value={reservation} onChange={setReservation} />
        <WidthChoice isNarrow={isNarrow} onChange={setNarrow} />
        <TestButton emailId={emailId} asked={input} />
      </div>
      <Text size="sm" c="dimmed">
        {language !== homeLanguage && !body ? t('emails.empty') : t('emails.testHint')}
      </Text>
      <Letter emailId={emailId} asked={input} isNarrow={isNarrow} />
    </>
  )
}

interface LetterProps {
  emailId: string
  asked: EmailPreviewInput
  isNarrow: boolean
}

function Letter({ emailId, asked, isNarrow }: LetterProps) {
  const { t } = useTranslation()
  const [request] = useDebouncedValue(JSON.stringify(asked), typingPause)
  const { data, error, refetch } = useQuery({
    queryKey: ['email-preview', emailId, request],
    queryFn: async () => unwrap(await client.emails.attempt.preview(emailId, JSON.parse(request))),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error instanceof CallFailed && error.failure.code === 'invalid')
    return (
      <Alert color="barn" title={t('emails.failed')}>
        {t('emails.unknownWord')}
      </Alert>
    )
  if (error) return <ErrorNote error={error} title={t('emails.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} radius="md" />
  return (
    <div className={classes.letter} data-narrow={isNarrow || undefined}>
      <p>
        <span>{t('emails.subject')}</span> <strong>{data.subject}</strong>
      </p>
      <MailBody html={data.html} label={t('emails.preview')} />
    </div>
  )
}

function TestButton({ emailId, asked }: Pick<LetterProps, 'emailId' | 'asked'>) {
  const { t } = useTranslation()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const result = await client.emails.attempt.test(emailId, asked)
    setSending(false)
    if (result.ok) showSuccess(t('emails.testSent', { to: result.value.to }))
    else showFailure(t('emails.testFailed'), result.error)
  }
  return (
    <Button leftSection={<IconSend size={16} />} loading={isSending} onClick={() => void send()}>
      {t('emails.test')}
    </Button>
  )
}
