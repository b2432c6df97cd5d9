import type { Texts } from '@dvor/texts/texts.ts'
import { awaits } from '@dvor/booking/reservation/states.ts'
import { paymentAnchor } from '@dvor/contract/site/guest-pages.ts'
import type { GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import type { Formats } from '../../../core/language/formats.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { NextSteps as StepSection, type Step } from '../../../core/guest-page/step-list.tsx'
import { isPayable } from '../payment/payable.ts'
import { arrivalWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'

interface NextStepsProps {
  detail: ReservationDetail
  today: Day
  /** The guest register; null where nobody sleeps here. */
  sheet: GuestSheet | null
}

type Words = Texts['arrivalWords']

/** The next steps of the guest, in the order of time: the payment, the guest register, the arrival, the departure. */
export function NextSteps({ detail, today, sheet }: NextStepsProps) {
  const words = useWords(arrivalWords)
  const formats = useFormats()
  const steps = [
    paymentStep(detail, today, words, formats),
    sheet && guestsStep(sheet, words),
    ...staySteps(detail, words, formats),
  ].filter((step) => step !== null)
  return <StepSection steps={steps} isRow />
}

function paymentStep(detail: ReservationDetail, today: Day, words: Words, formats: Formats): Step {
  const { state, due, due_now, payment_method, pay_by, balance } = detail
  const { formatMoney, formatInstant, formatDay } = formats
  if (awaits(state, 'approval')) return { title: words.approval, note: words.approvalNote }
  if (due === 0) return { title: words.paid, note: null, isDone: true }
  if (payment_method === 'on_site' || !isPayable(detail))
    return { title: `${words.payOnSite} ${formatMoney(due)}`, note: words.payOnSiteNote }
  const isFirst = awaits(state, 'payment')
  const byInstant = isFirst && pay_by ? `${words.payBy} ${formatInstant(pay_by)}` : null
  const until = balance && balance.due_on < today ? words.wasDue : words.payUntil
  const byDay = !isFirst && balance ? `${until} ${formatDay(balance.due_on)}` : null
  return { title: `${words.pay} ${formatMoney(due_now)}`, note: byInstant ?? byDay, target: paymentAnchor }
}

function guestsStep({ expected, guests }: GuestSheet, words: Words): Step {
  const missing = expected - guests.length
  const isDone = missing <= 0
  return {
    title: isDone ? words.guestsFilled : words.guests,
    note: isDone ? null : words.guestsLeft(missing),
    target: 'hostia',
    isDone,
  }
}

/** The arrival and the departure, or the first service of a reservation without a stay. */
function staySteps(
  { stays, services, state }: ReservationDetail,
  words: Words,
  { formatDayLong, formatTime }: Formats,
): Step[] {
  const stay = stays.toSorted((one, other) => daysBetween(other.arrival, one.arrival))[0]
  const departing = stays.toSorted((one, other) => daysBetween(one.departure, other.departure))[0]
  if (stay && departing)
    return [
      {
        title: words.arrive(formatDayLong(stay.arrival)),
        note: words.from(formatTime(stay.check_in_from)),
        isDone: awaits(state, 'departure'),
      },
      {
        title: words.leave(formatDayLong(departing.departure)),
        note: words.until(formatTime(departing.check_out_until)),
      },
    ]
  return services.slice(0, 1).map(({ day, time_from }) => ({
    title: words.arrive(formatDayLong(day)),
    note: words.begins(formatTime(time_from)),
  }))
}
