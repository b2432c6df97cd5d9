import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { showSuccess } from '../../core/client/toasts.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAction } from '../reservations/use-action.ts'

/** Sends the guest the e-mail about the reservation's state, where there is none. */
export function Confirm({ id, to }: { id: string; to: string }) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const send = async () => {
    const written = await run(() => client.emails.attempt.sendConfirmation({ reservationId: id }))
    if (written) showSuccess(t(written.notices > 0 ? 'letters.confirmed' : 'letters.confirmOff', { to }))
  }
  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void send()}>
        {t('letters.confirm')}
      </Button>
      <ProblemNote problem={problem} />
    </>
  )
}
