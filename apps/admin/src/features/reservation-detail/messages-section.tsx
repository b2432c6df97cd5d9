import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ErrorNote } from '../../core/page/notes.tsx'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import type { SectionProps } from '../reservations/reservation.ts'
import { EmailRow } from '../emails/email-row.tsx'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { useAction } from '../reservations/use-action.ts'
import { useMay } from '../../core/client/person.ts'

/** E-mails about the reservation, sent and scheduled. */
export function MessagesSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const { id, guest_email } = reservation
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['reservations', 'messages', id],
    queryFn: async () => unwrap(await client.frontDesk.attempt.messages(id)),
  })
  return (
    <Section id="messages" title={t('reservations.messages.title')} offPaper>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <Text c="dimmed">{t('reservations.messages.none')}</Text> : null}
      <ul className={classes.rows}>
        {(data ?? []).toReversed().map((message) => (
          <EmailRow key={message.id} email={message} shownBy="reservations" />
        ))}
      </ul>
      {guest_email && may('messages.send') && data?.every(({ to }) => to !== guest_email) ? (
        <Confirm id={id} to={guest_email} />
      ) : null}
    </Section>
  )
}

/** Sends the guest the e-mail about the reservation's state, where there is none. */
function Confirm({ id, to }: { id: string; to: string }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const send = async () => {
    const written = await run(() => client.emails.attempt.sendConfirmation({ reservationId: id }))
    if (written)
      showSuccess(
        t(written.notices > 0 ? 'reservations.messages.confirmed' : 'reservations.messages.off', { to }),
      )
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void send()}>
        {t('reservations.messages.confirm')}
      </Button>
      <ProblemNote problem={problem} />
    </>
  )
}
