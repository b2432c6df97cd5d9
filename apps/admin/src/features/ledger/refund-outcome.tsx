import type { Refund } from '@dvor/contract/money/payments.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../core/client/api.ts'
import { ProblemNote } from '../../core/page/problem-note.tsx'
import { useAction } from '../reservations/use-action.ts'

interface Props {
  reservation: string
  refund: Refund
}

/** Asks the owner what the gateway did with a refund that it did not answer. */
export function RefundOutcome({ reservation, refund: { id, amount } }: Props) {
  const { t } = useTranslation()
  const { run, isBusy, problem } = useAction()
  const decide = (state: 'done' | 'failed') =>
    void run(() => client.payments.attempt.decideRefund(reservation, id, { state }))
  return (
    <>
      {t('reservations.ledger.refund_unanswered', { amount: formatMoney(amount) })}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" disabled={isBusy} onClick={() => decide('done')}>
          {t('reservations.ledger.refundWent')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => decide('failed')}>
          {t('reservations.ledger.refundStayed')}
        </Button>
      </Group>
      <ProblemNote problem={problem} />
    </>
  )
}
