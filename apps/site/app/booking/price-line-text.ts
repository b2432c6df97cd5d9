import type { PriceLine } from '@dvor/contract/quotes.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import { texts } from './texts.ts'

/**
 * Lines for people: a discount is split over the kinds of VAT for the tax office, and one and the same to a guest.
 * Amounts in cents; their sum stays.
 */
export function shownLines(lines: readonly PriceLine[]): PriceLine[] {
  const [discount, ...others] = lines.filter(({ kind }) => kind === 'discount')
  if (!discount) return [...lines]
  const amount = others.reduce((sum, line) => sum + line.amount, discount.amount)
  return lines.flatMap((line) =>
    line === discount ? [{ ...discount, amount }] : line.kind === 'discount' ? [] : [line],
  )
}

/** What a line of the price is for. */
export function lineLabel({ kind, label }: Pick<PriceLine, 'kind' | 'label'>): string {
  if (kind === 'extra_person')
    return label ? `${texts.summary.extraPerson}, ${label.toLowerCase()}` : texts.summary.extraPerson
  if (kind === 'discount') return label ? `${texts.summary.discount}: ${label}` : texts.summary.discount
  return kind === 'stay_tax' ? texts.summary.stayTax : label
}

/** How it came about: the rule that won, the days, quantity times unit price; empty for a single thing. */
export function lineDetail(line: PriceLine): string {
  const times = `× ${formatMoney(line.unit_price)}`
  if (line.kind === 'discount') return line.rule ? `kód ${line.rule}` : ''
  if (line.kind === 'nights') return listed([line.rule, daysOf(line), `${nights(line.quantity)} ${times}`])
  if (line.kind === 'extra_person') return listed([line.rule, daysOf(line), `${line.quantity} ${times}`])
  if (line.kind === 'service') return listed([occurrenceText(line), timesText(line.quantity, times)])
  return line.quantity === 1 ? '' : `${line.quantity} ${times}`
}

const timesText = (quantity: number, times: string) => (quantity === 1 ? '' : `${quantity} ${times}`)

/** When it takes place and for how many: `4. 7. 2026 o 10:00 · 2 osoby`. */
function occurrenceText({ occurrence }: PriceLine): string {
  if (!occurrence) return ''
  const { day, time_from, persons: coming } = occurrence
  return `${formatDay(day)} o ${formatTime(time_from)} · ${persons(coming)}`
}

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** From the first night to the morning after the last. */
function daysOf({ first_night, last_night }: PriceLine): string | null {
  return first_night && last_night ? formatDayRange(first_night, addDays(last_night, 1)) : null
}
