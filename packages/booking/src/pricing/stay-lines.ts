import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { extraGroups, type ExtraGroup } from '../stay/guests.ts'
import { percentOf } from './rounding.ts'
import { basePersons, rateOn, type NightRate, type RateTable } from './rate.ts'
import type { PricingSettings } from '../stay/rows.ts'
import { nightsOf } from '../stay/stay.ts'

/** Consecutive nights under one rule. */
type Run = [NightRate, ...NightRate[]]

/** Cuts the nights where the key changes; each night is in exactly one run. */
function runsBy(rates: readonly NightRate[], key: (rate: NightRate) => string): Run[] {
  const runs: Run[] = []
  for (const rate of rates) {
    const current = runs.at(-1)
    if (current && key(current[0]) === key(rate)) current.push(rate)
    else runs.push([rate])
  }
  return runs
}

function line(table: RateTable, run: Run, facts: Pick<PriceLine, 'kind' | 'label' | 'rule'>): PriceLine {
  return {
    ...facts,
    accommodation_unit: table.unit.id,
    quantity: run.length,
    first_night: run[0].night,
    last_night: (run.at(-1) ?? run[0]).night,
    unit_price: run[0].price,
    amount: run[0].price * run.length,
    vat_kind: 'accommodation',
  }
}

function nightLines(table: RateTable, rates: readonly NightRate[], persons: number): PriceLine[] {
  const runs = runsBy(rates, (rate) => rate.row?.id ?? '')
  const facts = (run: Run) => ({ label: table.unit.title, rule: run[0].row?.title ?? null })
  return runs.map((run) => ({
    ...line(table, run, { kind: 'nights', ...facts(run) }),
    ...personsOfLine(table, persons),
  }))
}

/** The number of persons on a line of nights, where their price depends on it. */
export const personsOfLine = ({ unit }: RateTable, persons: number): Pick<PriceLine, 'persons'> =>
  unit.price_basis === 'unit' ? {} : { persons }

/** Only the price per additional person is rounded; the amount is an exact multiple of it. */
function extraLine(table: RateTable, run: Run, group: ExtraGroup): PriceLine {
  const unit_price = percentOf(run[0].extraPrice, group.percent)
  const quantity = group.persons * run.length
  const rule = ownExtraPrice(run[0]) ? (run[0].row?.title ?? null) : null
  const base = line(table, run, { kind: 'extra_person', label: group.label, rule })
  return { ...base, quantity, unit_price, amount: unit_price * quantity }
}

/** Whether the season, rather than the unit, sets the price of an additional person. */
export const ownExtraPrice = (rate: NightRate) => rate.row !== null && rate.row.extra_person_price !== null

function extraLines(
  table: RateTable,
  rates: readonly NightRate[],
  groups: readonly ExtraGroup[],
): PriceLine[] {
  const runs = runsBy(rates, (rate) => (ownExtraPrice(rate) ? (rate.row?.id ?? '') : ''))
  const lines = runs.flatMap((run) => groups.map((group) => extraLine(table, run, group)))
  return lines.filter((extra) => extra.amount > 0)
}

/** Lines of one stay: its nights by their rules, then the persons beyond the base price. */
export function stayLines(table: RateTable, request: StayRequest, settings: PricingSettings): PriceLine[] {
  const persons = basePersons(table.unit, request, settings.age_bands)
  const rates = nightsOf(request).map((night) => rateOn(table, night, persons))
  const groups = extraGroups(request, table.unit.capacity, settings.age_bands)
  return [...nightLines(table, rates, persons), ...extraLines(table, rates, groups)]
}
