import { formatDay } from '@dvor/format/day-text.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { formatInstant, formatTime } from '@dvor/format/instants.ts'
import { days } from '@dvor/format/plurals.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import type { Reservation } from '../../reservations/reservation.ts'

/** One sentence about what comes next: a deadline, the arrival, the departure, or how it ended. Null without any. */
export function nextText(reservation: Reservation, today: Day): string | null {
  const { t } = i18n
  const { state, due, to_return, hold_expires_at, approve_by, pay_by } = reservation
  switch (state) {
    case 'hold':
      return deadlineText('holdUntil', hold_expires_at)
    case 'pending_approval':
      return deadlineText('approveBy', approve_by)
    case 'awaiting_payment':
      return deadlineText('payBy', pay_by) ?? t('reservations.state.noDeadline')
    case 'confirmed':
      return arrivalText(reservation, today)
    case 'checked_in':
      return departureText(reservation, today)
    case 'completed':
      return t(due > 0 ? 'reservations.next.debt' : 'reservations.next.over')
    case 'cancelled':
      return t(to_return > 0 ? 'reservations.next.toReturn' : 'reservations.next.cancelled')
    case 'expired':
    case 'rejected':
    case 'no_show':
      return t(`reservations.next.${state}`)
  }
}

const deadlineText = (key: 'holdUntil' | 'approveBy' | 'payBy', until: string | null): string | null =>
  until && i18n.t(`reservations.state.${key}`, { when: formatInstant(until) })

function arrivalText({ arrival, arrival_time: time }: Reservation, today: Day): string | null {
  const { t } = i18n
  if (!arrival) return null
  const daysLeft = daysBetween(today, arrival)
  if (daysLeft < 0) return t('reservations.next.arrivalMissed', { day: formatDay(arrival) })
  if (daysLeft > 1) return t('reservations.next.arrivesIn', { days: days(daysLeft) })
  if (daysLeft === 1) return t('reservations.next.arrivesTomorrow')
  return time
    ? t('reservations.next.arrivesTodayAt', { time: formatTime(time) })
    : t('reservations.next.arrivesToday')
}

function departureText({ departure }: Reservation, today: Day): string | null {
  const { t } = i18n
  if (!departure) return null
  const daysLeft = daysBetween(today, departure)
  if (daysLeft < 0) return t('reservations.next.departureMissed', { day: formatDay(departure) })
  if (daysLeft > 1) return t('reservations.next.leavesIn', { days: days(daysLeft) })
  return t(daysLeft === 1 ? 'reservations.next.leavesTomorrow' : 'reservations.next.leavesToday')
}
