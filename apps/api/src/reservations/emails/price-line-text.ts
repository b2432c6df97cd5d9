import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { nbsp, type Language } from '@dvor/format/language.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import type { Block, PriceRow } from '../../db/schema/messages/email-content.ts'
import { wordsIn } from './email-words.ts'

/** The frozen breakdown as a table: each line with its rule, and the total. Amounts in cents. */
export function priceBlock(price: PriceBreakdown, language: Language): Block {
  const words = wordsIn(language)
  return {
    kind: 'prices',
    title: words.price,
    rows: price.lines.map((line) => priceRow(line, language)),
    total: { label: words.total, value: formatMoney(price.total, language) },
  }
}

/** One line of the breakdown in words. */
export function priceRow(line: PriceLine, language: Language): PriceRow {
  return {
    label: labelOf(line, language),
    detail: detailOf(line, language),
    amount: formatMoney(line.amount, language),
  }
}

function labelOf({ kind, label }: PriceLine, language: Language): string {
  const words = wordsIn(language)
  switch (kind) {
    case 'extra_person':
      return label || words.adult
    case 'discount':
      return label ? `${words.discount}: ${label}` : words.discount
    case 'stay_tax':
      return words.stayTax
    default:
      return label
  }
}

function detailOf(line: PriceLine, language: Language): string | null {
  const each = formatMoney(line.unit_price, language)
  const times = (count: string | number) => [count, '×', each].join(nbsp)
  switch (line.kind) {
    case 'nights':
      return listed([line.rule, daysOf(line, language), times(nights(line.quantity, language))])
    case 'extra_person':
      return listed([line.rule, daysOf(line, language), times(line.quantity)])
    case 'service':
      return serviceDetail(line, language)
    case 'discount':
      return line.rule ? `${wordsIn(language).coupon} ${line.rule}` : null
    default:
      return line.quantity === 1 ? null : times(line.quantity)
  }
}

/** Time and number of persons. */
function serviceDetail({ occurrence, quantity, unit_price }: PriceLine, language: Language): string | null {
  const times = quantity === 1 ? null : `${quantity} × ${formatMoney(unit_price, language)}`
  if (!occurrence) return times
  const { day, time_from, persons: coming } = occurrence
  const when = `${formatDay(day, language)}, ${formatTime(time_from, language)}`
  return listed([when, persons(coming, language), times])
}

const listed = (parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

/** From the first night to the morning after the last. */
function daysOf({ first_night, last_night }: PriceLine, language: Language): string | null {
  if (!first_night || !last_night) return null
  return formatDayRange(first_night, addDays(last_night, 1), language)
}
