import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Due date of the rest, and the state of gateway refunds that are not in the ledger yet. */
export function MoneyNotes({ overview }: { overview: PaymentOverview | undefined }) {
  const { t } = useTranslation()
  if (!overview) return null
  const { balance, refunds } = overview
  return (
    <>
      {balance ? (
        <Text size="sm" c="dimmed" mb="xs">
          {t('reservations.ledger.balance', {
            amount: formatMoney(balance.amount),
            day: formatDay(balance.due_on),
          })}
        </Text>
      ) : null}
      {refunds.map(({ id, state, amount, failure }) =>
        state === 'done' ? null : (
          <Alert key={id} color={state === 'failed' ? 'barn' : 'hay'} variant="light" mb="xs" p="xs">
            {t(`reservations.ledger.refund_${state}`, { amount: formatMoney(amount), why: failure ?? '' })}
          </Alert>
        ),
      )}
    </>
  )
}
