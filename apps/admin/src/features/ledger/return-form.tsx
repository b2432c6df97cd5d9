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

/** Refunds the amount due after a cancellation: through the gateway, or as a manual entry. */
export function ReturnForm({ reservation, refundable }: Props) {
  const { t } = useTranslation()
  const [isLater, setLater] = useState(false)
  const { state, to_return } = reservation
  if (isLater || refundable === undefined || state !== 'cancelled' || to_return <= 0) return null
  const [byGateway] = refundable
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
