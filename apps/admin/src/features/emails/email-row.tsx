import { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import { emailStates } from '@dvor/contract/values/email-states.ts'
import type { ReservationMessage } from '@dvor/contract/messages/emails.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../core/page/screen-link.tsx'
import { client } from '../../core/client/api.ts'
import { errorText } from '../../core/client/error-text.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { collectionKey } from '../../core/records/query-keys.ts'
import { labelIn } from '../../core/texts/declared.ts'
import { useMay } from '../../core/client/person.ts'

interface Props {
  email: Omit<ReservationMessage, 'key'>
  /** First key of the query that shows it. */
  shownBy: string
  /** Name of the user who wrote it by hand. */
  author?: string | null
  /** Stands below the subject. */
  children?: ReactNode
}

/** An e-mail of the outbox as a row beside what it is about: subject, moment, recipient, state, and sending again. */
export function EmailRow({ email, shownBy, author, children }: Props) {
  const { t } = useTranslation()
  const { resend, isBusy, problem } = useResend(shownBy)
  const may = useMay()
  const { id, state, last_error } = email
  const to = email.to ?? t('emails.addressErased')
  const subject = email.subject ?? t('emails.subjectErased')
  const facts = [formatInstant(email.sent_at ?? email.createdAt), author, to].filter(Boolean)
  return (
    <li>
      <span>
        <Anchor component={ScreenLink} to={`/outgoing-emails?message=${id}`} fw={560}>
          {subject}
        </Anchor>
        <small>{facts.join(' · ')}</small>
        {state === 'sent' ? null : (
          <small data-bad={state === 'dead' || undefined}>{labelIn(emailStates, state)}</small>
        )}
        {state === 'dead' && last_error ? <small data-bad>{last_error}</small> : null}
        {children}
        <ProblemNote problem={problem} />
      </span>
      {state === 'queued' || !email.to || !may('messages.send') ? null : (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={isBusy}
          aria-label={`${t('emails.resend')}: ${subject}`}
          onClick={() => void resend(id, to)}
        >
          {t('emails.resend')}
        </Button>
      )}
    </li>
  )
}

/**
 * Sends an e-mail of the outbox again.
 * @param shownBy first key of the query that shows it
 */
function useResend(shownBy: string) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resend = async (id: string, to: string) => {
    setBusy(true)
    const result = await client.emails.attempt.resend(id)
    await Promise.all(
      [collectionKey(outgoingEmails), [shownBy]].map((queryKey) => cache.invalidateQueries({ queryKey })),
    )
    setBusy(false)
    setProblem(result.ok ? null : errorText(result.error))
    if (result.ok) showSuccess(t('emails.resent', { to }))
  }
  return { resend, isBusy, problem }
}
