import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { IfMay } from '../../core/client/if-may.tsx'
import { unwrap } from '../../core/client/query-client.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { PreviewFold } from '../../core/page/preview/preview-fold.tsx'
import { MailBody } from '../emails/mail-body.tsx'

interface Props {
  reservation: string
  subject: string
  body: string
}

/** The letter as the guest will see it. */
export function LetterPreview(props: Props) {
  const { t } = useTranslation()
  if (!props.subject.trim() || !props.body) return null
  return (
    <IfMay permission="money.read">
      <PreviewFold label={t('letters.preview')} show={t('letters.preview')}>
        <Shown {...props} />
      </PreviewFold>
    </IfMay>
  )
}

function Shown({ reservation, subject, body }: Props) {
  const { t } = useTranslation()
  const [asked] = useDebouncedValue(JSON.stringify({ subject, body }), 500)
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-preview', reservation, asked],
    queryFn: async () => unwrap(await client.letters.attempt.preview(reservation, JSON.parse(asked))),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  return data ? <MailBody html={data.html} label={t('letters.preview')} /> : <Skeleton height={320} />
}
