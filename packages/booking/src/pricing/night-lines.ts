import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import type { PersonCharge } from './night-price.ts'
import type { PriceRow } from './price-rows.ts'
import type { RateTable } from './rate-table.ts'

/** Consecutive nights with the same price. */
export interface Run<T> {
  value: T
  nights: Day[]
  last: Day
}

/** Adds a night to the run that it continues, or begins a new one. */
export function lengthen<T>(runs: Run<T>[], night: Day, value: T, isSame: (a: T, b: T) => boolean): void {
  const open = runs.find((run) => addDays(run.last, 1) === night && isSame(run.value, value))
  if (!open) return void runs.push({ last: night, value, nights: [night] })
  open.last = night
  open.nights.push(night)
}

const daysOf = ({ nights, last }: Run<unknown>) => ({ first_night: nights[0] ?? last, last_night: last })

/** The name of a night's rule: its season and, where guests choose between rate plans, the plan. */
export const ruleName = ({ plan, plans }: RateTable, row: PriceRow | null): string | null =>
  [row?.title, plans.length > 1 ? plan?.title : null].filter(Boolean).join(' · ') || null

/** The line of nights of a unit, with the number of persons where the price depends on it. */
export function nightLine(
  { unit }: RateTable,
  run: Run<{ price: number; persons: number | null }>,
  rule: string | null,
): PriceLine {
  const { price, persons } = run.value
  const line = {
    kind: 'nights' as const,
    label: unit.title,
    rule,
    accommodation_unit: unit.id,
    quantity: run.nights.length,
    ...daysOf(run),
    unit_price: price,
    amount: price * run.nights.length,
    vat_kind: 'accommodation' as const,
  }
  return persons === null ? line : { ...line, persons }
}

/** The line of persons who are charged on their own. */
export function chargeLine({ unit }: RateTable, run: Run<PersonCharge>): PriceLine {
  const { label, rule, persons, unit_price, in_base } = run.value
  const quantity = run.nights.length * persons
  const line = {
    kind: 'extra_person' as const,
    label,
    rule,
    accommodation_unit: unit.id,
    quantity,
    ...daysOf(run),
    unit_price,
    amount: unit_price * quantity,
    vat_kind: 'accommodation' as const,
  }
  return in_base ? { ...line, in_base } : line
}
