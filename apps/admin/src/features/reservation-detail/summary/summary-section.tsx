import { bookedNights } from '@dvor/booking/stay/headcount.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { nights, partyText } from '@dvor/format/plurals.ts'
import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../core/property/use-today.ts'
import { usePaymentOverview } from '../../ledger/use-payment-overview.ts'
import type { SectionProps } from '../../reservations/reservation.ts'
import { PaymentBadge, StateBadge } from '../../reservations/state-badge.tsx'
import { isEnding } from '../../transitions/transitions.ts'
import { phoneLink } from '../../reservations/phone-link.ts'
import { moneyText } from './money-text.ts'
import { stepsOf, type Step } from './next-step.ts'
import { nextText } from './next-text.ts'
import { StepButton } from './step-button.tsx'
import classes from './summary.module.css'
import { IfMay } from '../../../core/client/if-may.tsx'
import { useMay } from '../../../core/client/person.ts'

/** The head of the page: state, guest, stay, what is owed, and what to do next. */
export function SummarySection({ reservation }: SectionProps) {
  const { t } = useTranslation()
  const today = useToday()
  const next = nextText(reservation, today)
  return (
    <section className={`card ${classes.summary}`} aria-label={t('reservations.summary.title')}>
      <div className={classes.state}>
        <StateBadge state={reservation.state} arrival={reservation.arrival} />
        <PaymentBadge of={reservation} />
        {next ? <p>{next}</p> : null}
      </div>
      <dl className={classes.facts}>
        <Guest reservation={reservation} />
        <Stay reservation={reservation} />
        <IfMay permission="money.read">
          <Money reservation={reservation} />
        </IfMay>
      </dl>
      <Steps reservation={reservation} />
    </section>
  )
}

function Guest({ reservation: { guest_name, guest_phone, guest_email } }: SectionProps) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t('reservations.guest.title')}</dt>
      <dd>
        <strong>{guest_name ?? t('reservations.list.nobody')}</strong>
        {guest_phone ? <Anchor href={phoneLink(guest_phone)}>{guest_phone}</Anchor> : null}
        {guest_email ? <Anchor href={`mailto:${guest_email}`}>{guest_email}</Anchor> : null}
      </dd>
    </div>
  )
}

function Stay({ reservation: { arrival, departure, adults, children, stays } }: SectionProps) {
  const { t } = useTranslation()
  const units = [...new Set(stays.map((stay) => stay.accommodation_unit.title))]
  const party = partyText(adults, children)
  return (
    <div>
      <dt>{t('reservations.stays.title')}</dt>
      {arrival && departure ? (
        <dd>
          <strong>{formatDayRange(arrival, departure)}</strong>
          <span>{t('reservations.summary.nights', { nights: nights(bookedNights(stays)), party })}</span>
          <span>{units.join(', ')}</span>
        </dd>
      ) : (
        <dd>{t('reservations.stays.none')}</dd>
      )}
    </div>
  )
}

function Money({ reservation }: SectionProps) {
  const today = useToday()
  const { data: overview } = usePaymentOverview(reservation.id)
  const { label, amount, isOpen, details } = moneyText(reservation, overview?.balance ?? null, today)
  return (
    <div data-open={isOpen || undefined}>
      <dt>{label}</dt>
      <dd>
        <strong className={classes.amount}>{amount}</strong>
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </dd>
    </div>
  )
}

const stepKey = (step: Step) => (step.kind === 'transition' ? step.to : step.kind)

/** The next step as the one filled button, the others beside it; endings are the least prominent. */
function Steps({ reservation }: SectionProps) {
  const today = useToday()
  const { primary, others } = stepsOf(reservation, today, useMay())
  if (!primary && others.length === 0) return null
  return (
    <div className={classes.steps}>
      {primary ? (
        <span className={classes.primary}>
          <StepButton reservation={reservation} step={primary} size="md" />
        </span>
      ) : null}
      {others.map((step) => (
        <StepButton
          key={stepKey(step)}
          reservation={reservation}
          step={step}
          variant={step.kind === 'transition' && isEnding(step.to) ? 'subtle' : 'default'}
        />
      ))}
    </div>
  )
}

/** The next step at the bottom of a phone, in reach of the thumb wherever the page is scrolled. */
export function NextStepBar({ reservation }: SectionProps) {
  const today = useToday()
  const { primary } = stepsOf(reservation, today, useMay())
  if (!primary) return null
  return (
    <div className={classes.bar}>
      <StepButton reservation={reservation} step={primary} size="md" fullWidth />
    </div>
  )
}
