import { emailStates } from '@dvor/contract/values/email-states.ts'
import type { ReservationMessage } from '@dvor/contract/messages/emails.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Anchor, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { labelIn } from '../../core/texts/declared.ts'
import { useResend } from './use-resend.ts'

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
  const { id, state, last_error } = email
  const to = email.to ?? t('emails.addressErased')
  const subject = email.subject ?? t('emails.subjectErased')
  const facts = [formatInstant(email.sent_at ?? email.createdAt), author, to].filter(Boolean)
  return (
    <li>
      <span>
        <Anchor component={Link} to={`/outgoing-emails?message=${id}`} fw={560}>
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
      {state === 'queued' || email.to === null ? null : (
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
