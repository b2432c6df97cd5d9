import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { nightKey, type AgreedNight, type AgreedNights, type ExtraPersons } from './agreed-nights.ts'
import type { Party } from '../stay/guests.ts'
import { chargeLine, lengthen, nightLine, ruleName, type Run } from './night-lines.ts'
import { nightPrices, type NightPrice } from './night-price.ts'
import { portion } from '@dvor/format/rounding.ts'
import { priceFor } from './rate.ts'
import type { RateTable } from './rate-table.ts'
import type { PricingSettings } from './price-rows.ts'
import { nightsOf } from '../stay/stay.ts'

type PricedNight = Pick<AgreedNight, 'night' | 'price' | 'persons' | 'rule' | 'extras'> &
  Partial<Pick<AgreedNight, 'line' | 'in_package'>>

const isSameParty = (a: Party, b: Party): boolean =>
  a.adults === b.adults && a.children_ages.toSorted().join() === b.children_ages.toSorted().join()

/** Whether two charges are for the same kind of persons. */
const isSameKind = (a: ExtraKind, b: ExtraKind): boolean => a.label === b.label && a.in_base === b.in_base

type ExtraKind = Pick<ExtraPersons, 'label' | 'in_base'>

/** Removes persons: those of the same kind first. */
function without(extras: readonly ExtraPersons[], kind: ExtraKind, persons: number): ExtraPersons[] {
  let remainder = persons
  const take = (extra: ExtraPersons): ExtraPersons => {
    const count = Math.min(remainder, extra.persons)
    remainder -= count
    return { ...extra, persons: extra.persons - count }
  }
  const sameKind = extras.map((extra) => (isSameKind(extra, kind) ? take(extra) : extra))
  return sameKind.map((extra) => (extra.in_base === kind.in_base ? take(extra) : extra))
}

/** Remaining persons keep their price; added ones pay today's. */
function changedExtras(agreed: AgreedNight, today: readonly ExtraPersons[], before: readonly ExtraPersons[]) {
  const countOf = (extras: readonly ExtraPersons[], kind: ExtraKind) =>
    extras.reduce((sum, extra) => sum + (isSameKind(extra, kind) ? extra.persons : 0), 0)
  let remaining: ExtraPersons[] = agreed.extras
  const added: ExtraPersons[] = []
  for (const kind of kindsOf([...today, ...before])) {
    const change = countOf(today, kind) - countOf(before, kind)
    const price = today.findLast((extra) => isSameKind(extra, kind))
    if (change < 0) remaining = without(remaining, kind, -change)
    else if (price) added.push({ ...price, persons: change })
  }
  return added.reduce(joined, remaining)
}

const kindsOf = (extras: readonly ExtraPersons[]): ExtraKind[] =>
  extras.filter((extra, index) => extras.findIndex((other) => isSameKind(other, extra)) === index)

/** Added persons are merged with those at the same price. */
function joined(extras: ExtraPersons[], added: ExtraPersons): ExtraPersons[] {
  const isLike = (extra: ExtraPersons) =>
    isSameKind(extra, added) && extra.rule === added.rule && extra.unit_price === added.unit_price
  if (!extras.some(isLike)) return [...extras, added]
  return extras.map((extra) => (isLike(extra) ? { ...added, persons: extra.persons + added.persons } : extra))
}

function pricedNight(
  table: RateTable,
  request: StayRequest,
  { age_bands }: PricingSettings,
  agreed: AgreedNights,
  night: Day,
): PricedNight {
  const today = nightPrices(table, request, age_bands)(night)
  const agreedNight = agreed.get(nightKey(table.unit.id, night))
  if (!agreedNight) return { ...today, rule: ruleName(table, today.row), extras: today.charges }
  if (isSameParty(agreedNight.party, request)) return agreedNight
  const before = nightPrices(table, agreedNight.party, age_bands)(night)
  const extras = changedExtras(agreedNight, today.charges, before.charges)
  return { ...agreedNight, ...changedBase(table, today, agreedNight), extras }
}

/**
 * The agreed price of a night for another number of persons: those who stay keep their part of it, each added one pays
 * today's difference. A price for the whole unit stays as it is.
 */
function changedBase(
  table: RateTable,
  { row, price: now, persons }: NightPrice,
  { price, persons: before }: AgreedNight,
): Pick<AgreedNight, 'price' | 'persons'> {
  if (before === null || persons === null || before === persons) return { price, persons: before }
  const today = priceFor(table, row, before)
  if (persons > before) return { price: Math.max(0, price + now - today), persons }
  return { price: today > 0 ? Math.min(price, portion(price, now, today)) : price, persons }
}

/** Nights of different agreed lines stay on different lines. */
const isOneLine = (a: { line?: number }, b: { line?: number }): boolean =>
  a.line === undefined || b.line === undefined || a.line === b.line

const isSameNight = (a: PricedNight, b: PricedNight): boolean =>
  a.price === b.price && a.rule === b.rule && a.persons === b.persons && isOneLine(a, b)

const isSameExtra = (a: ExtraPersons, b: ExtraPersons): boolean =>
  isSameKind(a, b) &&
  a.rule === b.rule &&
  a.unit_price === b.unit_price &&
  a.persons === b.persons &&
  isOneLine(a, b)

/**
 * Lines of a changed stay: remaining nights of the same unit keep their price and its rule; added nights and added
 * persons are priced by today's rows. Cents.
 */
export function changedStayLines(
  table: RateTable,
  request: StayRequest,
  settings: PricingSettings,
  agreed: AgreedNights,
): PriceLine[] {
  const nights: Run<PricedNight>[] = []
  const extras: Run<ExtraPersons>[] = []
  for (const night of nightsOf(request)) {
    const priced = pricedNight(table, request, settings, agreed, night)
    lengthen(nights, night, priced, isSameNight)
    for (const extra of priced.extras)
      if (extra.persons > 0 && extra.unit_price > 0) lengthen(extras, night, extra, isSameExtra)
  }
  return [
    ...nights.map((run) => ({
      ...nightLine(table, run, run.value.rule),
      // Guests who leave a package early keep its nights until then.
      ...(run.value.in_package && { in_package: true }),
    })),
    ...extras.map((run) => chargeLine(table, run)),
  ]
}
