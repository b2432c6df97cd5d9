import type { PaymentOverview } from '@dvor/contract/money/payments.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expectedOf } from './expected-money.ts'
import { GiveBackForm } from './give-back.tsx'
import { LedgerForm } from './ledger-form.tsx'
import type { SectionProps } from '../reservations/reservation.ts'

interface Props extends SectionProps {
  refundable: PaymentOverview['refundable'] | undefined
}

/**
 * Refunds what is owed to the guest, with the sum filled in: kept too much of a cancelled order, overpaid, or paid twice.
 * Through the gateway where it has enough of the payment, else as a manual entry.
 */
export function ReturnForm({ reservation, refundable }: Props) {
  const { t } = useTranslation()
  const [isLater, setLater] = useState(false)
  const { to_return } = reservation
  if (isLater || refundable === undefined || to_return <= 0) return null
  const byGateway = refundable.find(({ amount }) => amount === to_return) ?? refundable[0]
  const later = () => setLater(true)
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
          onDone={later}
        />
      ) : (
        <LedgerForm {...expectedOf(reservation, 'refund')} onDone={later} />
      )}
    </>
  )
}
