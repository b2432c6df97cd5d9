import type { ReactNode } from 'react'
import { isOff } from '@dvor/booking/reservation/states.ts'
import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import { isSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { type ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { SumList } from '../changes/sum-list.tsx'
import { BalanceDay } from './balance-day.tsx'
import { isPayable } from './payable.ts'
import { WaysToPay } from './ways-to-pay.tsx'
import { useReservationWords, type ReservationWords } from '../texts/reservation-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from '../styles/reservation.module.css'
import { choiceWords } from '@dvor/texts/areas.ts'

interface PaymentSectionProps {
  detail: ReservationDetail
  today: Day
  /** A further way to pay, while something is due. */
  children: ReactNode
}

/**
 * Received payments, the amount due, and all ways to pay it. E-mails that ask for money lead here, so the part is shown
 * in every state and says when nothing is due.
 */
export function PaymentSection({ detail, today, children }: PaymentSectionProps) {
  const words = useReservationWords()
  const isGivenUp = isOff(detail.state)
  return (
    <section className={classes.part} aria-labelledby={paymentAnchor}>
      <h2 id={paymentAnchor}>{words.payment.heading}</h2>
      {!isGivenUp && <Balance detail={detail} />}
      {isSchedule(detail.instalments) ? (
        <Instalments parts={detail.instalments} />
      ) : (
        <BalanceDay detail={detail} today={today} />
      )}
      <PaymentHistory detail={detail} />
      {isPayable(detail) && <WaysToPay detail={detail} />}
      {isPayable(detail) && children}
      <NothingDue detail={detail} />
      {isGivenUp && detail.to_return > 0 && <p>{words.cancel.refundNote}</p>}
    </section>
  )
}

/** That nothing is due; of an order given up without a payment, also that nothing was paid. */
function NothingDue({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  if (detail.due !== 0) return null
  return <p data-testid="nothing-due">{nothingDueText(detail, words)}</p>
}

function nothingDueText({ state, paid, payments }: ReservationDetail, words: ReservationWords): string {
  if (!isOff(state)) return paid > 0 ? words.payment.settled : words.payment.nothingDue
  return payments.length === 0 ? words.cancel.nothingPaid : words.payment.nothingDue
}

function Balance({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const { price, paid, due } = detail
  const rows = [
    { name: words.payment.total, text: formatMoney(price.total) },
    { name: words.payment.paid, text: formatMoney(paid) },
    { name: words.payment.due, text: formatMoney(due) },
  ]
  return <SumList rows={rows} />
}

/** The parts of the price with their days, and which of them are paid. */
function Instalments({ parts }: { parts: ReservationDetail['instalments'] }) {
  const words = useReservationWords()
  const { formatDay, formatMoney } = useFormats()
  return (
    <div className={classes.payments} data-testid="instalments">
      <h3>{words.payment.instalments}</h3>
      <ul className={classes.paymentsList}>
        {parts.map(({ amount, due_on, open }) => (
          <li key={due_on}>
            <span>
              {due_on === null ? words.payment.withOrder : `${words.payment.byDay} ${formatDay(due_on)}`}
              {open === 0 && ` · ${words.payment.partPaid}`}
              {open > 0 && open < amount && ` · ${words.payment.partLeft} ${formatMoney(open)}`}
            </span>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PaymentHistory({ detail: { payments } }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const language = useLanguage()
  const { formatInstant, formatMoney } = useFormats()
  if (payments.length === 0) return null
  return (
    <div className={classes.payments}>
      <h3>{words.payment.history}</h3>
      <ul className={classes.paymentsList}>
        {payments.map(({ id, kind, method, amount, booked_at }) => (
          <li key={id}>
            <span>
              {formatInstant(booked_at)} · {choiceWords[language].movements[kind]} ·{' '}
              {choiceWords[language].methods[method]}
            </span>
            <strong>{formatMoney(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
