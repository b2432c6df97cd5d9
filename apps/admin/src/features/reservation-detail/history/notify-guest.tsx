import type { HistoryEntry } from '@dvor/contract/reservations/admin-reservations.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/client/api.ts'
import { showSuccess } from '../../../core/client/toasts.ts'
import { ProblemNote } from '../../../core/page/problem-note.tsx'
import { useAction } from '../../reservations/use-action.ts'
import { statesOf } from './history-text.ts'

interface Props {
  reservationId: string
  change: HistoryEntry
}

/** Makes sure that the guest has the e-mail about a change of state; one that was written is not repeated. */
export function NotifyGuest({ reservationId, change }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const states = statesOf(change)
  if (!states) return null
  const notify = async () => {
    const written = await run(() => client.emails.attempt.sendStateChange({ reservationId, ...states }))
    if (written) showSuccess(t(written.notices > 0 ? 'history.notified' : 'history.nothingToTell'))
  }
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        w="fit-content"
        loading={isBusy}
        onClick={() => void notify()}
      >
        {t('history.notify')}
      </Button>
      <ProblemNote problem={problem} />
    </>
  )
}
