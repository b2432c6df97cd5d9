import { awaits } from '@dvor/booking/reservation/states.ts'
import { labelIn } from '../../../core/texts/declared.ts'
import { closureKinds } from '@dvor/contract/collections/calendars/closures.ts'
import { paymentStatuses } from '@dvor/contract/values/reservation-states.ts'
import type { ChartBlock, ChartDay, ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { declaredText } from '../../../core/texts/declared.ts'
import { holidayOn } from '@dvor/format/holidays.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, partyText } from '@dvor/format/plurals.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import { stateLabel } from '../../reservations/state-badge.tsx'
import { periodOfBlock } from './board-model.ts'
import type { Period } from '../../day-grid/geometry.ts'
import type { Gesture } from './gesture.ts'

const lengthText = ({ arrival, departure }: Period) => nights(daysBetween(arrival, departure))

export const periodText = ({ arrival, departure }: Period): string => formatDayRange(arrival, departure)

/** Days and nights together: `4. – 7. 7. 2026, 3 noci`. */
export const periodAndNights = (period: Period): string => `${periodText(period)}, ${lengthText(period)}`

/** Guest's name of a bar; a hold has none yet. */
export function guestText({ guest_name, state }: ChartStay): string {
  return guest_name ?? i18n.t(awaits(state, 'order') ? 'chart.held' : 'chart.nobody')
}

/** A stay in one sentence for screen readers. */
export function stayText(stay: ChartStay): string {
  const payment = labelIn(paymentStatuses, stay.payment_status)
  const facts = [
    guestText(stay),
    periodAndNights(stay),
    partyText(stay.adults, stay.children),
    stateLabel(stay.state),
    payment,
    stay.attention ? i18n.t('chart.attention', { reason: stay.attention }) : undefined,
  ]
  return facts.filter(Boolean).join(', ')
}

/** Name of a block: the closure's reason or kind, the portal's text, or the units that take the nights. */
export function blockName(block: ChartBlock): string {
  if (block.source === 'feed') return [block.portal, block.summary].filter(Boolean).join(': ')
  if (block.source === 'shared') return [block.titles.join(', '), block.guest_name].filter(Boolean).join(': ')
  return block.reason ?? labelIn(closureKinds, block.kind) ?? ''
}

export const blockText = (block: ChartBlock): string =>
  [blockName(block), periodAndNights(periodOfBlock(block))].join(', ')

/** Text of a free night: unit, day, and its price (cents) if known. */
export function freeText(unit: string, day: Day, price: number | undefined): string {
  const words = [unit, formatDayLong(day), i18n.t('chart.free')]
  return (price === undefined ? words : [...words, formatMoney(price)]).join(', ')
}

/** Text of a day in the head: date, holiday, arrivals, departures, occupancy. */
export function dayText(day: Day, counts: ChartDay | undefined, units: number): string {
  const { t } = i18n
  const holiday = holidayOn(day)
  const words = [formatDayLong(day), ...(holiday ? [declaredText(holiday.name)] : [])]
  if (!counts) return words.join(', ')
  const counted = [
    t('chart.arrivals', { count: counts.arrivals }),
    t('chart.departures', { count: counts.departures }),
    t('chart.occupied', { taken: counts.taken, units: Math.max(0, units - counts.blocked) }),
  ]
  return [...words, ...counted].join(', ')
}

/** Text of a gesture for the live region. */
export function gestureText({ kind, placement }: Gesture, unit: string): string {
  return i18n.t(`chart.gestures.${kind}`, {
    unit,
    days: periodText(placement),
    nights: lengthText(placement),
  })
}
