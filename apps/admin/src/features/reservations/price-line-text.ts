import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import { i18n } from '../../core/texts/i18n.ts'

/** Label of a price line. */
export function lineLabel({ kind, label }: Pick<PriceLine, 'kind' | 'label'>): string {
  const { t } = i18n
  if (kind === 'extra_person') return label || t('reservations.price.extraPerson')
  if (kind === 'discount') return [t('reservations.price.discount'), label].filter(Boolean).join(': ')
  return kind === 'stay_tax' ? t('reservations.price.stayTax') : label
}

/** Detail of a price line: rule, days, and quantity times unit price (cents). */
export function lineDetail(line: PriceLine): string {
  const { t } = i18n
  const times = `× ${formatMoney(line.unit_price)}`
  if (line.kind === 'discount') return line.rule ? t('reservations.price.coupon', { code: line.rule }) : ''
  if (line.kind === 'nights')
    return listed([
      line.rule ?? t('reservations.price.basePrice'),
      daysOf(line),
      `${nights(line.quantity)} ${times}`,
    ])
  if (line.kind === 'extra_person') return listed([line.rule, daysOf(line), `${line.quantity} ${times}`])
  const pieces = line.quantity === 1 ? '' : `${line.quantity} ${times}`
  return line.kind === 'service' ? listed([occurrenceOf(line), pieces]) : pieces
}

/** Day, time and persons of a slot service. */
function occurrenceOf({ occurrence }: PriceLine): string {
  if (!occurrence) return ''
  const { day, time_from, persons: coming } = occurrence
  return `${formatDay(day)}, ${formatTime(time_from)} · ${persons(coming)}`
}

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** Day range from the first night to the morning after the last. */
function daysOf({ first_night, last_night }: PriceLine): string | null {
  return first_night && last_night ? formatDayRange(first_night, addDays(last_night, 1)) : null
}
