import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import { bookingTexts } from '../flow/use-texts.ts'

/**
 * Merges discount lines for display: the ledger splits a discount by VAT rate, the guest sees one. Amounts in cents;
 * their sum stays.
 */
export function shownLines(lines: readonly PriceLine[]): PriceLine[] {
  const [discount, ...others] = lines.filter(({ kind }) => kind === 'discount')
  if (!discount) return [...lines]
  const amount = others.reduce((sum, line) => sum + line.amount, discount.amount)
  return lines.flatMap((line) =>
    line === discount ? [{ ...discount, amount }] : line.kind === 'discount' ? [] : [line],
  )
}

/** Label of a price line: our words, and after them the owner's, which stay Slovak. */
export function lineLabel(
  { kind, label }: Pick<PriceLine, 'kind' | 'label'>,
  language: Language,
): { ours: string; owners: string } {
  const { extraPerson, discount, stayTax } = bookingTexts[language].summary
  if (kind === 'extra_person')
    return { ours: label ? `${extraPerson}, ` : extraPerson, owners: label.toLowerCase() }
  if (kind === 'discount') return { ours: label ? `${discount}: ` : discount, owners: label }
  return kind === 'stay_tax' ? { ours: stayTax, owners: '' } : { ours: '', owners: label }
}

/** The owner's name of the rule behind the line, for example of a season. */
export const lineRule = ({ kind, rule }: PriceLine): string | null =>
  kind === 'nights' || kind === 'extra_person' ? rule : null

/** Explains the amount: days, and quantity times unit price; empty for a single thing. */
export function lineDetail(line: PriceLine, language: Language): string {
  const times = `× ${formatMoney(line.unit_price, language)}`
  const counted = line.quantity === 1 ? '' : `${line.quantity} ${times}`
  const days = daysOf(line, language)
  if (line.kind === 'discount') return line.rule ? `${small[language].code} ${line.rule}` : ''
  if (line.kind === 'nights') return listed([days, `${nights(line.quantity, language)} ${times}`])
  if (line.kind === 'extra_person') return listed([days, `${line.quantity} ${times}`])
  if (line.kind === 'service') return listed([occurrenceText(line, language), counted])
  return counted
}

const small = { sk: { code: 'kód', at: 'o' }, en: { code: 'code', at: 'at' } }

/** Time and number of people: `4. 7. 2026 o 10:00 · 2 osoby`. */
function occurrenceText({ occurrence }: PriceLine, language: Language): string {
  if (!occurrence) return ''
  const { day, time_from, persons: coming } = occurrence
  const hour = formatTime(time_from, language)
  return `${formatDay(day, language)} ${small[language].at} ${hour} · ${persons(coming, language)}`
}

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** From the first night to the morning after the last. */
function daysOf({ first_night, last_night }: PriceLine, language: Language): string | null {
  return first_night && last_night ? formatDayRange(first_night, addDays(last_night, 1), language) : null
}
