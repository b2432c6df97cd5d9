import { bookedNights } from '@dvor/booking/stay/headcount.ts'
import { unitText } from '@dvor/booking/messages/unit-text.ts'
import { occurrencesOf } from '@dvor/booking/services/slot-lines.ts'
import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { balanceOf } from '@dvor/booking/money/balance.ts'
import { awaits, isExpected, stateRules } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatDay, formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant, formatTime, timeIn, todayIn } from '@dvor/format/instants.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, partyText, persons } from '@dvor/format/plurals.ts'
import type { FlagName } from '../../messaging/rendering/variables.ts'
import type { ReservationVariable } from '../../messaging/rendering/email-kinds.ts'
import { detailUrl, payUrl, priceIn, type Subject } from './email-subject.ts'
import { emailWords, stateWords } from '@dvor/texts/areas.ts'
import { checkInText, checkOutText } from './stay-times.ts'
import type { Reservation } from '../queries/reservation-queries.ts'

/** Variables of a reservation as finished text; absent values are empty. */
export function reservationVariables(
  subject: Subject,
  language: Language,
): Record<ReservationVariable, string> {
  const { reservation, account } = subject
  const { first_name, guest_name, number, arrival_time, note, approve_by, payment_method } = reservation
  const money = (cents: number) => formatMoney(cents, language)
  return {
    reservation_number: number ?? '',
    guest_name: guest_name ?? '',
    guest_first_name: first_name ?? guest_name ?? '',
    ...stayVariables(subject, language),
    arrival_time: arrival_time ? formatTime(arrival_time, language) : '',
    note: note ?? '',
    total: money(reservation.total),
    paid: money(account.paid),
    due: money(account.due),
    due_now: money(account.due_now),
    pay_by: payUntil(subject, language),
    refund: money(account.surplus),
    fee: money(reservation.cancellation_fee ?? 0),
    approve_by: approve_by ? deadlineText(approve_by, language) : '',
    payment_method: payment_method ? emailWords[language].methods[payment_method] : '',
    state: stateText(reservation, language),
    detail_url: detailUrl(subject),
    pay_url: payUrl(subject),
  }
}

function stayVariables(subject: Subject, language: Language) {
  const { reservation, stays } = subject
  const { arrival, departure, adults, children } = reservation
  const alone = arrival === null ? aloneWords(subject, language) : null
  return {
    stay_days: arrival && departure ? formatDayRange(arrival, departure, language) : (alone?.days ?? ''),
    arrival:
      (arrival ?? reservation.begins) ? formatDayLong(arrival ?? reservation.begins ?? '', language) : '',
    departure: departure ? formatDayLong(departure, language) : '',
    nights: arrival && departure ? nights(bookedNights(stays), language) : (alone?.titles ?? ''),
    party: alone ? persons(alone.persons, language) : partyText(adults, children, language),
    units: stays.map((stay) => unitText(stay, language)).join(', '),
    stay_address: stayAddress(subject),
    check_in: checkInText(subject, language),
    check_out: checkOutText(subject, language),
  }
}

/** Texts for dates, nights and guests where slot services are booked without a stay. */
function aloneWords(subject: Subject, language: Language) {
  const booked = occurrencesOf(priceIn(subject, language).lines)
  const days = [...new Set(booked.map(({ day }) => day))].toSorted()
  return {
    days: days.map((day) => formatDay(day, language)).join(', '),
    titles: [...new Set(booked.map(({ title }) => title))].join(', '),
    persons: Math.max(0, ...booked.map((one) => one.persons)),
  }
}

/** Deadline of the deposit while it is not paid, else null. */
const depositDeadline = ({ reservation: { pay_by, deposit_due }, account }: Subject): string | null =>
  account.paid < deposit_due ? pay_by : null

/** Due day of the next part after the deposit. */
const partDueOn = ({ reservation, account }: Subject): Day | null =>
  balanceOf(reservation)?.due_on ?? (account.due > 0 ? reservation.begins : null)

/** Due day of the next payment: the deposit's deadline, and once that is paid the day of the next part. */
function payUntil(subject: Subject, language: Language): string {
  const deadline = depositDeadline(subject)
  if (deadline) return deadlineText(deadline, language)
  const day = partDueOn(subject)
  return day ? formatDay(day, language) : ''
}

/** Whether the day of the next part is over; an unpaid deposit never is, because its order expires. */
const isOverdue = (subject: Subject): boolean => {
  const day = partDueOn(subject)
  return depositDeadline(subject) === null && day !== null && day < subject.today
}

/** A deadline at the end of a day is shown as that day. */
function deadlineText(instant: string, language: Language): string {
  return timeIn(instant) === '23:59'
    ? formatDay(todayIn(instant), language)
    : formatInstant(instant, language)
}

function stateText({ state, arrival }: Reservation, language: Language): string {
  const { name, nameAlone = name } = stateWords[language].states[state]
  return arrival === null ? nameAlone : name
}

/** The sections that are on for this reservation. */
export function reservationFlags(subject: Subject): FlagName[] {
  const { payment_method, note, arrival_time, pay_by, approve_by } = subject.reservation
  const unanswered = approve_by !== null && pay_by === null
  const on: Partial<Record<FlagName, boolean>> = {
    pays_transfer: payment_method === 'transfer',
    pays_online: isPaidOnline(payment_method),
    pays_on_site: payment_method === 'on_site',
    ...moneyFlags(subject),
    expires_unpaid: awaits(subject.reservation.state, 'payment'),
    is_promised: stateRules[subject.reservation.state].isFirm,
    is_overdue: isOverdue(subject),
    is_in_time: !isOverdue(subject),
    unanswered_in_time: unanswered,
    unpaid_in_time: !unanswered,
    has_stay: subject.reservation.arrival !== null,
    has_stay_address: stayAddress(subject) !== '',
    has_note: Boolean(note),
    has_arrival_time: Boolean(arrival_time),
  }
  return (Object.keys(on) as FlagName[]).filter((name) => on[name])
}

/**
 * The address to which the guest comes: that of the building, or the property's where it has none; with buildings at
 * several addresses each unit with its own. Empty where none is known.
 */
function stayAddress({ stays, settings }: Pick<Subject, 'stays' | 'settings'>): string {
  const { street, postal_code, city } = settings
  const town = [postal_code, city].filter(Boolean).join(' ')
  const ownAddress = [street, town].filter(Boolean).join(', ')
  const unitPlaces = stays.flatMap(({ accommodation_unit: { title }, address }) => {
    const place = address || ownAddress
    return place ? [{ title, place }] : []
  })
  const [first = ownAddress, ...others] = new Set(unitPlaces.map(({ place }) => place))
  if (others.length === 0) return first
  return unitPlaces.map(({ title, place }) => `${title}: ${place}`).join('; ')
}

function moneyFlags({ reservation, account }: Subject): Partial<Record<FlagName, boolean>> {
  const { payment_method, state, total } = reservation
  const before = payment_method !== 'on_site' && account.due_now > 0
  return {
    something_due_now: before,
    can_pay: before && isExpected(state),
    deposit_only: before && account.due_now < account.due,
    all_due_now: before && account.due_now === account.due,
    something_left: account.due > 0,
    left_after_deposit: payment_method !== 'on_site' && account.paid > 0 && account.due > 0,
    paid_in_full: total > 0 && account.paid >= total,
    refund_due: account.surplus > 0,
    fee_kept: (reservation.cancellation_fee ?? 0) > 0,
    was_paid: account.paid > 0,
    nothing_paid: account.paid <= 0,
  }
}
