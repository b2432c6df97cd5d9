import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { expectedOf } from './expected-money.ts'
import { GiveBackForm } from './give-back.tsx'
import { LedgerForm } from './ledger-form.tsx'
import type { SectionProps } from '../reservations/reservation.ts'

interface Props extends SectionProps {
  refundable: PaymentOverview['refundable']
  /** Puts the refund off. */
  onLater: () => void
}

/**
 * Refunds what is owed to the guest, with the sum filled in: kept too much of a cancelled order, overpaid, or paid twice.
 * Through the gateway where it has enough of the payment, else as a manual entry.
 */
export function ReturnForm({ reservation, refundable, onLater }: Props) {
  const { t } = useTranslation()
  const { to_return } = reservation
  const byGateway = refundable.find(({ amount }) => amount === to_return) ?? refundable[0]
  return (
    <>
      <Text mt="md" fw={600}>
        {t('reservations.ledger.returnTitle', { amount: formatMoney(to_return) })}
      </Text>
      {byGateway ? (
        <GiveBackForm
          reservation={reservation}
          transaction={byGateway.transaction}
          most={byGateway.amount}
          expected={Math.min(to_return, byGateway.amount)}
          onDone={onLater}
        />
      ) : (
        <LedgerForm {...expectedOf(reservation, 'refund')} onDone={onLater} />
      )}
    </>
  )
}
