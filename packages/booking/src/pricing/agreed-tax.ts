import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { nightKey, nightsOfLine, type AgreedStays } from './agreed-nights.ts'
import type { PricingSettings } from '../stay/rows.ts'
import { chargedFromAge } from './tax-share.ts'
import { nightsOf } from '../stay/stay.ts'
import { taxedPersons, taxLine } from './stay-tax.ts'

type TaxSettings = Pick<PricingSettings, 'stay_tax' | 'stay_tax_from_age'>

/** Persons of one room night at one rate (cents). */
interface Taxed {
  rate: number
  persons: number
}

interface TaxedNight {
  unit: string
  night: Day
  taxed: Taxed[]
}

/** The charged tax of one room night by the lines of the agreed price. */
function chargedOn(lines: readonly PriceLine[], age: number, stay: StayRequest, night: Day): Taxed[] {
  return lines.flatMap((line) => {
    const { accommodation_unit: unit, first_night: first, last_night: last, unit_price: rate } = line
    if (unit === null || first === null || last === null) return [{ rate, persons: taxedPersons(stay, age) }]
    const covers = unit === stay.accommodation_unit && first <= night && night <= last
    return covers ? [{ rate, persons: line.quantity / nightsOfLine(line) }] : []
  })
}

/** Added persons pay today's rate; remaining ones keep the agreed one. */
function changed(agreed: readonly Taxed[], change: number, rate: number): Taxed[] {
  if (change >= 0) return [...agreed, { rate, persons: change }]
  let left = -change
  return agreed
    .toReversed()
    .map((one) => {
      const taken = Math.min(left, one.persons)
      left -= taken
      return { ...one, persons: one.persons - taken }
    })
    .toReversed()
}

/** The tax of a changed reservation: remaining nights and persons at the charged rate, new ones at today's. */
export function changedTaxLines(
  requests: readonly StayRequest[],
  settings: TaxSettings,
  { stays, lines }: AgreedStays,
): PriceLine[] {
  const { stay_tax: rate, stay_tax_from_age: fromAge } = settings
  const charged = lines.filter(({ kind }) => kind === 'stay_tax')
  if (JSON.stringify(stays) === JSON.stringify(requests)) return charged
  const quantity = charged.reduce((sum, line) => sum + line.quantity, 0)
  const age = chargedFromAge(stays, quantity, fromAge) ?? fromAge
  const before = new Map(
    stays.flatMap((stay) =>
      nightsOf(stay).map((night) => [nightKey(stay.accommodation_unit, night), stay] as const),
    ),
  )
  const taxedOn = (request: StayRequest, night: Day): Taxed[] => {
    const known = before.get(nightKey(request.accommodation_unit, night))
    if (!known) return [{ rate, persons: taxedPersons(request, fromAge) }]
    const change = taxedPersons(request, fromAge) - taxedPersons(known, fromAge)
    return changed(chargedOn(charged, age, known, night), change, rate)
  }
  return linesOf(
    requests.flatMap((request) =>
      nightsOf(request).map((night) => ({
        unit: request.accommodation_unit,
        night,
        taxed: taxedOn(request, night).filter((one) => one.persons * one.rate > 0),
      })),
    ),
  )
}

/** One line where one rate applies to all; else a line for each run of nights at one rate in one unit. */
function linesOf(nights: readonly TaxedNight[]): PriceLine[] {
  const all = nights.flatMap(({ taxed }) => taxed)
  const [first] = all
  if (!first) return []
  if (all.every(({ rate }) => rate === first.rate))
    return [
      taxLine(
        all.reduce((sum, { persons }) => sum + persons, 0),
        first.rate,
      ),
    ]
  const runs: (Taxed & { unit: string; from: Day; to: Day; nights: number })[] = []
  for (const { unit, night, taxed } of nights)
    for (const { rate, persons } of taxed) {
      const open = runs.find(
        (run) =>
          run.unit === unit && run.rate === rate && run.persons === persons && addDays(run.to, 1) === night,
      )
      if (!open) runs.push({ unit, rate, persons, from: night, to: night, nights: 1 })
      else Object.assign(open, { to: night, nights: open.nights + 1 })
    }
  return runs.map((run) =>
    taxLine(run.persons * run.nights, run.rate, {
      accommodation_unit: run.unit,
      first_night: run.from,
      last_night: run.to,
    }),
  )
}
