import type { ReservationState } from '@dvor/contract/reservation-states.ts'
import { Button, Text, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { RefundHint } from './refund-hint.tsx'
import { isEnding, tellsGuest, transitionLabel } from './transitions.ts'
import { useTransition } from './use-transition.tsx'

export interface TransitionSubject {
  id: string
  token: string
  state: ReservationState
  updatedAt: string
  guest_email: string | null
}

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'> {
  reservation: TransitionSubject
  to: ReservationState
  /** Told apart for who only hears the buttons. */
  label?: string
}

/** One allowed transition: asks first, then runs it. */
export function TransitionButton({ reservation, to, label, ...look }: Props) {
  const { t } = useTranslation()
  const transition = useTransition(reservation)
  const [isAsking, setAsking] = useState(false)
  const name = transitionLabel(reservation.state, to)
  const close = () => {
    setAsking(false)
    transition.forget()
  }
  const confirm = async () => {
    if (await transition.go(to)) close()
  }
  return (
    <>
      <Button
        color={isEnding(to) ? 'barn' : undefined}
        aria-label={label ? `${name}: ${label}` : undefined}
        onClick={() => setAsking(true)}
        {...look}
      >
        {name}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`${name}?`}
          action={name}
          isDanger={isEnding(to)}
          isBusy={transition.isBusy}
          problem={transition.problem}
          onConfirm={() => void confirm()}
          onClose={close}
        >
          <Text>{t(`reservations.questions.${to}`)}</Text>
          {to === 'cancelled' ? <RefundHint token={reservation.token} /> : null}
          <GuestHears reservation={reservation} />
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function GuestHears({ reservation: { state, guest_email: email } }: Pick<Props, 'reservation'>) {
  const { t } = useTranslation()
  if (!tellsGuest(state)) return null
  return (
    <Text c="dimmed" size="sm" mt="xs">
      {email ? t('reservations.state.mails', { email }) : t('reservations.state.noMail')}
    </Text>
  )
}
