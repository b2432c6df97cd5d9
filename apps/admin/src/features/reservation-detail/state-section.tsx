import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../core/texts/i18n.ts'
import type { Reservation, SectionProps } from '../reservations/reservation.ts'
import classes from '../reservations/reservation.module.css'
import { Section } from '../../core/page/section.tsx'
import { PaymentBadge, StateBadge } from '../reservations/state-badge.tsx'
import { TransitionButton } from '../transitions/transition-button.tsx'
import { inOrder, isEnding } from '../transitions/transitions.ts'

/** State of the reservation, its deadline, and the allowed transitions. */
export function StateSection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const states = inOrder(reservation.allowed_transitions)
  const deadline = deadlineText(reservation)
  return (
    <Section title={t('reservations.state.title')}>
      <div className={classes.badges}>
        <StateBadge state={reservation.state} />
        <PaymentBadge status={reservation.payment_status} />
      </div>
      {deadline ? <Text size="sm">{deadline}</Text> : null}
      {states.length === 0 ? <Text c="dimmed">{t('reservations.state.nothingMore')}</Text> : null}
      <Stack gap="xs" mt="md">
        {states.map((to, index) => (
          <TransitionButton
            key={to}
            reservation={reservation}
            to={to}
            fullWidth
            variant={variantOf(to, index)}
          />
        ))}
      </Stack>
    </Section>
  )
}

/** The next step is emphasized; transitions that end the reservation are not. */
function variantOf(to: ReservationState, index: number): string {
  if (isEnding(to)) return 'subtle'
  return index === 0 ? 'filled' : 'light'
}

function deadlineText({ state, hold_expires_at, approve_by, pay_by }: Reservation): string | null {
  const { t } = i18n
  if (state === 'hold' && hold_expires_at)
    return t('reservations.state.holdUntil', { when: formatInstant(hold_expires_at) })
  if (state === 'pending_approval' && approve_by)
    return t('reservations.state.approveBy', { when: formatInstant(approve_by) })
  if (state !== 'awaiting_payment') return null
  return pay_by
    ? t('reservations.state.payBy', { when: formatInstant(pay_by) })
    : t('reservations.state.noDeadline')
}
