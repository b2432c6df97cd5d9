import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { nightsOf } from '../stay/stay.ts'
import { chargeLine, lengthen, nightLine, ruleName, type Run } from './night-lines.ts'
import { nightPrices, type NightPrice, type PersonCharge } from './night-price.ts'
import type { RateTable } from './rate-table.ts'

/** A charge of a night with the season that sets it. */
interface SetCharge extends PersonCharge {
  season: string
}

const isSameCharge = (a: SetCharge, b: SetCharge): boolean =>
  a.label === b.label &&
  a.season === b.season &&
  a.unit_price === b.unit_price &&
  a.persons === b.persons &&
  a.in_base === b.in_base

const isSameNight = (a: NightPrice, b: NightPrice): boolean =>
  (a.row?.id ?? '') === (b.row?.id ?? '') && a.persons === b.persons && a.price === b.price

/** Lines of one stay: its nights by their rules, then the persons who are charged on their own. Cents. */
export function stayLines(
  table: RateTable,
  request: StayRequest,
  { age_bands }: { age_bands: readonly AgeBand[] },
): PriceLine[] {
  const nights: Run<NightPrice>[] = []
  const charges: Run<SetCharge>[] = []
  const priceOn = nightPrices(table, request, age_bands)
  for (const night of nightsOf(request)) {
    const priced = priceOn(night)
    lengthen(nights, night, priced, isSameNight)
    for (const charge of priced.charges) {
      const season = charge.rule === null ? '' : (priced.row?.id ?? '')
      if (charge.unit_price > 0) lengthen(charges, night, { ...charge, season }, isSameCharge)
    }
  }
  return [
    ...nights.map((run) => nightLine(table, run, ruleName(table, run.value.row))),
    ...charges.map((run) => chargeLine(table, run)),
  ]
}
