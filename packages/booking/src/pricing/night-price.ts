import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { Day } from '@dvor/format/days.ts'
import { bandsOf, seated, type Party, type PayingPerson, type PersonGroup } from '../stay/guests.ts'
import type { PriceRow } from './price-rows.ts'
import { extraPriceFor, priceFor, pricedRow } from './rate.ts'
import type { RateTable } from './rate-table.ts'
import { countsPersons } from './plans/rate-plan.ts'
import { percentOf } from '@dvor/format/rounding.ts'

/** Persons of one night who are charged on a line of their own. */
export interface PersonCharge {
  /** The age band's name; empty for an additional adult. */
  label: string
  /** The season that sets the price; null for the unit's price. */
  rule: string | null
  /** Cents per person. */
  unit_price: number
  persons: number
  /** Whether they are children of the base price or in a cot, not additional persons. */
  in_base: boolean
}

/** Price of one night for a party. */
export interface NightPrice {
  night: Day
  /** The row that applies; null means the unit's base price. */
  row: PriceRow | null
  /** Persons of the base price who pay their whole share; null where the price does not depend on their number. */
  persons: number | null
  /** Cents for these persons. */
  price: number
  /** In the order of their lines; some may cost nothing. */
  charges: PersonCharge[]
}

/** Whether the season, rather than the unit, sets the price of an additional person. */
const setsExtraPrice = (row: PriceRow | null): row is PriceRow =>
  row !== null && row.extra_person_price !== null

/**
 * The price of each night of a unit for a party, by the unit's price basis. Adults and children without a reduction pay
 * for so many persons; a child with a reduction pays its percentage of what its place adds to that price. The result is
 * kept for each row, because a search asks for hundreds of nights.
 * @param bands the property's age bands; those of the unit take their place
 */
export function nightPrices(
  table: RateTable,
  party: Party,
  bands: readonly AgeBand[],
): (night: Day) => NightPrice {
  const pricesByRow = new Map<PriceRow | null, Omit<NightPrice, 'night'>>()
  const ownBands = bandsOf(table.unit, bands)
  return (night) => {
    const row = pricedRow(table, night)
    const price = pricesByRow.get(row) ?? priceByRow(table, row, party, ownBands)
    pricesByRow.set(row, price)
    return { night, ...price }
  }
}

function priceByRow(
  table: RateTable,
  row: PriceRow | null,
  party: Party,
  bands: readonly AgeBand[],
): Omit<NightPrice, 'night'> {
  const { unit, plan } = table
  const { full, reduced, extras, cots } = seated(party, unit.capacity, bands, extraPriceFor(table, row))
  const rule = setsExtraPrice(row) ? row.title : null
  const priceOf = (persons: number) => priceFor(table, row, persons)
  return {
    row,
    persons: unit.price_basis === 'unit' && !countsPersons(plan, row) ? null : full,
    price: priceOf(full),
    charges: [
      ...shares(reduced, full, priceOf).map(charge(row?.title ?? null, true)),
      ...extras.map(charge(rule, false)),
      ...cots.map(charge(null, true)),
    ],
  }
}

const charge =
  (rule: string | null, in_base: boolean) =>
  ({ label, price: unit_price, persons }: PersonGroup): PersonCharge => ({
    label,
    rule,
    unit_price,
    persons,
    in_base,
  })

/** Shares of children in the base price: each pays its percentage of what its place adds. */
function shares(
  reduced: readonly PayingPerson[],
  full: number,
  priceOf: (persons: number) => number,
): PersonGroup[] {
  const groups: PersonGroup[] = []
  for (const [index, { label, basePercent }] of reduced.entries()) {
    const added = Math.max(0, priceOf(full + index + 1) - priceOf(full + index))
    const price = percentOf(added, basePercent)
    const last = groups.at(-1)
    if (last?.label === label && last.price === price) last.persons += 1
    else groups.push({ label, price, persons: 1 })
  }
  return groups
}

/** Cents of the night for the whole party. */
export const nightTotal = ({ price, charges }: NightPrice): number =>
  charges.reduce((sum, { unit_price, persons }) => sum + unit_price * persons, price)
