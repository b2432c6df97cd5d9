import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import type { PricingSettings } from './price-rows.ts'
import { nightTaxes, type TaxGuest } from './stay-tax.ts'

/** Persons of one room night at one rate (cents). */
export interface Taxed {
  rate: number
  persons: number
}

/** A room night with the persons who pay tax for it. */
export interface TaxedNight {
  unit: string
  night: Day
  taxed: Taxed[]
}

/**
 * The municipality's tax as lines of a price, without VAT; none when nothing is due. One line for the reservation where
 * one rule holds for all nights and nobody is relieved, otherwise a line for the nights of each unit and rate.
 */
export function stayTaxLines(
  stays: readonly StayRequest[],
  { stay_tax_rates }: Pick<PricingSettings, 'stay_tax_rates'>,
  guests: readonly TaxGuest[] = [],
): PriceLine[] {
  const nights = nightTaxes(stays, stay_tax_rates, guests)
  const isPlain =
    guests.every(({ age }) => age === undefined) &&
    nights.every(({ by_reason, over_limit }) => by_reason + over_limit === 0) &&
    stay_tax_rates.every(
      ({ valid_from }) =>
        nights.every(({ night }) => night < valid_from) || nights.every(({ night }) => night >= valid_from),
    )
  return taxLines(
    nights.map(({ unit, night, rate, taxed }) => ({ unit, night, taxed: [{ rate, persons: taxed }] })),
    isPlain,
  )
}

/** Lines of taxed nights: one where `isPlain` and one rate applies; else one for each run of equal nights in a unit. */
export function taxLines(nights: readonly TaxedNight[], isPlain: boolean): PriceLine[] {
  const due = nights.map((one) => ({
    ...one,
    taxed: one.taxed.filter(({ rate, persons }) => rate * persons > 0),
  }))
  const all = due.flatMap(({ taxed }) => taxed)
  const [first] = all
  if (!first) return []
  if (isPlain && all.every(({ rate }) => rate === first.rate))
    return [
      taxLine(
        all.reduce((sum, { persons }) => sum + persons, 0),
        first.rate,
      ),
    ]
  return runsOf(due).map((run) =>
    taxLine(run.persons * run.nights, run.rate, {
      accommodation_unit: run.unit,
      first_night: run.from,
      last_night: run.to,
    }),
  )
}

interface Run extends Taxed {
  unit: string
  from: Day
  to: Day
  nights: number
}

/** Consecutive nights of a unit with as many persons at the same rate. */
function runsOf(nights: readonly TaxedNight[]): Run[] {
  const runs: Run[] = []
  for (const { unit, night, taxed } of nights)
    for (const { rate, persons } of taxed) {
      const open = runs.find(
        (run) =>
          run.unit === unit && run.rate === rate && run.persons === persons && addDays(run.to, 1) === night,
      )
      if (!open) runs.push({ unit, rate, persons, from: night, to: night, nights: 1 })
      else Object.assign(open, { to: night, nights: open.nights + 1 })
    }
  return runs
}

/** A line of the tax: persons × nights at cents each; for some nights of one unit where they are not all alike. */
function taxLine(
  quantity: number,
  unit_price: number,
  where: Pick<PriceLine, 'accommodation_unit' | 'first_night' | 'last_night'> = everywhere,
): PriceLine {
  return {
    kind: 'stay_tax',
    label: '',
    rule: null,
    ...where,
    quantity,
    unit_price,
    amount: quantity * unit_price,
    vat_kind: null,
  }
}

const everywhere = { accommodation_unit: null, first_night: null, last_night: null }
