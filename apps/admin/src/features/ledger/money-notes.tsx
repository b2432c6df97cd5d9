import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { isSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { InstalmentList } from './instalment-list.tsx'
import { RefundOutcome } from './refund-outcome.tsx'

interface Props {
  reservation: string
  overview: PaymentOverview | undefined
}

/** Due date of the rest, and the state of gateway refunds that are not in the ledger yet. */
export function MoneyNotes({ reservation, overview }: Props) {
  const { t } = useTranslation()
  if (!overview) return null
  const { balance, instalments, refunds } = overview
  return (
    <>
      {isSchedule(instalments) ? (
        <InstalmentList parts={instalments} />
      ) : balance ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('reservations.ledger.balance', {
            amount: formatMoney(balance.amount),
            day: formatDay(balance.due_on),
          })}
        </Text>
      ) : null}
      {refunds.map((refund) =>
        refund.state === 'done' ? null : (
          <Alert
            key={refund.id}
            color={refund.state === 'failed' ? 'barn' : 'hay'}
            variant="light"
            mb="xs"
            p="xs"
          >
            {refund.state === 'unanswered' ? (
              <RefundOutcome reservation={reservation} refund={refund} />
            ) : (
              t(`reservations.ledger.refund_${refund.state}`, {
                amount: formatMoney(refund.amount),
                why: refund.failure ?? '',
              })
            )}
          </Alert>
        ),
      )}
    </>
  )
}
