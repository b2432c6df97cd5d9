import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { nbsp } from '@dvor/format/language.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import { priceLineWords } from '@dvor/texts/areas.ts'

/** The fields on which the label of a line depends. */
type Labelled = Pick<PriceLine, 'kind' | 'label' | 'vat_kind' | 'amount' | 'in_base'>

/** Label of a price line in two parts: a term in the given language, and after it the owner's text as it was typed. */
export function lineLabel(
  { kind, label, vat_kind, amount, in_base }: Labelled,
  language: Language,
): { term: string; owners: string } {
  const { extraPerson, surcharge, discount, stayTax, earlyDeparture, agreedDiscount, agreedSurcharge } =
    priceLineWords[language]
  switch (kind) {
    case 'extra_person':
      if (in_base) return { term: '', owners: label }
      return { term: label ? `${extraPerson}, ` : extraPerson, owners: label.toLowerCase() }
    case 'surcharge':
      return { term: `${surcharge}: `, owners: label }
    case 'rule_discount':
    case 'discount':
      return { term: label ? `${discount}: ` : discount, owners: label }
    case 'stay_tax':
      return { term: stayTax, owners: '' }
    case 'early_departure':
      return { term: departureFee(vat_kind ?? 'accommodation', earlyDeparture), owners: '' }
    case 'adjustment':
      return label
        ? { term: '', owners: label }
        : { term: amount < 0 ? agreedDiscount : agreedSurcharge, owners: '' }
    case 'custom':
      return label ? { term: '', owners: label } : { term: priceLineWords[language].custom, owners: '' }
    default:
      return { term: '', owners: label }
  }
}

/** The fee for what guests leave early; services of the property's own VAT kinds are named as the other ones. */
const departureFee = (kind: string, terms: (typeof priceLineWords)[Language]['earlyDeparture']): string =>
  kind === 'accommodation' || kind === 'food' ? terms[kind] : terms.other

/** Label of a price line as one text. */
export function lineName(line: Labelled, language: Language): string {
  const { term, owners } = lineLabel(line, language)
  return `${term}${owners}`
}

/** The owner's name of the rule behind a line, for example of a season; null for the base price and other kinds. */
export const lineRule = ({ kind, rule }: PriceLine): string | null =>
  kind === 'nights' || kind === 'extra_person' ? rule : null

/** Explains the amount of a line: days or time, and quantity times unit price (cents); empty for a single piece. */
export function lineDetail(line: PriceLine, language: Language): string {
  const times = (count: string | number) => [count, '×', formatMoney(line.unit_price, language)].join(nbsp)
  const pieces = line.quantity === 1 ? null : times(line.quantity)
  switch (line.kind) {
    case 'nights':
      return listed(
        lineDays(line, language),
        linePersons(line, language),
        times(nights(line.quantity, language)),
      )
    case 'extra_person':
      return listed(lineDays(line, language), times(line.quantity))
    case 'surcharge':
    case 'rule_discount':
      return listed(lineDays(line, language), percentText(line, language) ?? pieces)
    case 'service':
      return listed(occurrenceText(line, language), pieces)
    case 'stay_tax':
      return listed(lineDays(line, language), pieces)
    case 'custom':
      return listed(line.day ? formatDay(line.day, language) : null, pieces)
    case 'discount':
      return line.rule ? `${priceLineWords[language].coupon} ${line.rule}` : ''
    default:
      return pieces ?? ''
  }
}

/** The percentage of a price rule, `10 %` or `12,5 %`; null where it is an amount. */
function percentText({ price_rule: rule }: PriceLine, language: Language): string | null {
  if (rule?.effect !== 'percent') return null
  return formatPercent(rule.value / 100, language, 2)
}

/** From the first night to the morning after the last; null for lines without nights. */
export function lineDays({ first_night, last_night }: PriceLine, language: Language): string | null {
  return first_night && last_night ? formatDayRange(first_night, addDays(last_night, 1), language) : null
}

/** Number of persons for whom the nights of a line are priced; null where the price does not depend on it. */
export const linePersons = ({ persons: priced }: PriceLine, language: Language): string | null =>
  typeof priced === 'number' ? persons(priced, language) : null

/** Time and number of persons of a slot service: `4. 7. 2026 o 10:00 · 2 osoby`. */
function occurrenceText({ occurrence }: PriceLine, language: Language): string | null {
  if (!occurrence) return null
  const { day, time_from, persons: coming } = occurrence
  const time = formatTime(time_from, language)
  return `${formatDay(day, language)} ${priceLineWords[language].at}${nbsp}${time} · ${persons(coming, language)}`
}

/** Joins the parts that exist by a middle dot. */
export const listed = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')
