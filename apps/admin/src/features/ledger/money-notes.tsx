import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Until when the rest is due, and how refunds through the gateway stand that the ledger does not show. */
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
