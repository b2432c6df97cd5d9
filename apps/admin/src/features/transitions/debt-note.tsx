import { formatMoney } from '@dvor/format/money.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowedFocus } from '../../core/forms/use-followed-focus.ts'
import { LedgerForm } from '../ledger/ledger-form.tsx'
import type { TransitionSubject } from './transition-button.tsx'

/** Amount that an arriving or departing guest owes, with the form to record its payment. */
export function DebtNote({ reservation: { id, due } }: { reservation: TransitionSubject }) {
  const { t } = useTranslation()
  const [isPaying, setPaying] = useState(false)
  const note = useFollowedFocus<HTMLDivElement>(isPaying)
  return (
    <Alert ref={note} color="hay" mt="md" role="alert">
      <Text fw={600}>{t('reservations.state.owes', { amount: formatMoney(due) })}</Text>
      {isPaying ? (
        <LedgerForm
          reservationId={id}
          kind="payment"
          expected={due}
          dueInAll={null}
          method="cash"
          onDone={() => setPaying(false)}
        />
      ) : (
        <Button size="xs" mt="xs" data-autofocus onClick={() => setPaying(true)}>
          {t('reservations.ledger.record')}
        </Button>
      )}
    </Alert>
  )
}
