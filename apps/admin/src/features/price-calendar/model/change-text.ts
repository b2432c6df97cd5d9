import type { PriceChangeEntry } from '@dvor/contract/pricing/price-changes.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { i18n } from '../../../core/texts/i18n.ts'

/** Days from the first to the last, both included. */
export const spanText = (from: Day, to: Day): string =>
  from === to ? formatDay(from) : formatDayRange(from, to)

/** One unit by its title, several by their number. */
export function unitsText(units: readonly string[], titleOf: (id: string) => string | undefined): string {
  const [first] = units
  const title = units.length === 1 && first !== undefined ? titleOf(first) : undefined
  return title ?? countOf(units.length, 'unit')
}

/** A change in one line: what, which days, which units, which rate plan. @param titleOf names units and plans by id */
export function changeText(
  { kind, title, from, to, units, rate_plan }: PriceChangeEntry,
  titleOf: (id: string) => string | undefined,
): string {
  const name = i18n.t(`priceCalendar.changes.kinds.${kind}`)
  const what = i18n.t('priceCalendar.changes.what', {
    kind: title ? `${name} ${title}` : name,
    days: from && to ? spanText(from, to) : i18n.t('priceCalendar.changes.allDays'),
    units: unitsText(units, titleOf),
  })
  const plan = rate_plan === null ? undefined : titleOf(rate_plan)
  return plan === undefined ? what : i18n.t('priceCalendar.changes.ofPlan', { what, plan })
}
