import { formatMoney } from '@dvor/format/money.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormModal } from '../../../core/forms/form-modal.tsx'
import { expectedOf } from '../../ledger/expected-money.ts'
import { LedgerForm } from '../../ledger/ledger-form.tsx'
import type { Reservation, SectionProps } from '../../reservations/reservation.ts'
import { CheckOutButton } from '../../transitions/check-out-button.tsx'
import { TransitionButton } from '../../transitions/transition-button.tsx'
import type { Step } from './next-step.ts'
import { goToSection } from '../../../core/page/sections/jump-links.tsx'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  reservation: Reservation
  step: Step
}

/** Button of one step: a transition with its question, a payment in a dialog, or the way to the refund's form. */
export function StepButton({ reservation, step, ...look }: Props) {
  const { t } = useTranslation()
  if (step.kind === 'transition' && step.to === 'completed')
    return <CheckOutButton reservation={reservation} {...look} />
  if (step.kind === 'transition') return <TransitionButton reservation={reservation} to={step.to} {...look} />
  if (step.kind === 'payment') return <PaymentButton reservation={reservation} {...look} />
  return (
    <Button onClick={() => goToSection('money')} {...look}>
      {t('reservations.summary.giveBack', { amount: formatMoney(reservation.to_return) })}
    </Button>
  )
}

function PaymentButton({ reservation, ...look }: SectionProps & Omit<Props, 'step'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} {...look}>
        {t('reservations.ledger.record')}
      </Button>
      <FormModal opened={isOpen} onClose={close} title={t('reservations.ledger.record')}>
        <LedgerForm {...expectedOf(reservation, 'payment')} onDone={close} />
      </FormModal>
    </>
  )
}
