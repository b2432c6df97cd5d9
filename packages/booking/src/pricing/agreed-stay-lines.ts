import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { nightKey, type AgreedNight, type AgreedNights, type ExtraPersons } from './agreed-nights.ts'
import { extraGroups, type Party } from '../stay/guests.ts'
import { percentOf, portion } from './rounding.ts'
import { basePersons, priceFor, rateOn, type NightRate, type RateTable } from './rate.ts'
import type { PricingSettings } from '../stay/rows.ts'
import { ownExtraPrice, personsOfLine } from './stay-lines.ts'
import { nightsOf } from '../stay/stay.ts'

type PricedNight = Pick<AgreedNight, 'night' | 'price' | 'persons' | 'rule' | 'extras'> & { line?: number }

const isSameParty = (a: Party, b: Party): boolean =>
  a.adults === b.adults && a.children_ages.toSorted().join() === b.children_ages.toSorted().join()

/** Additional persons at today's price. */
function extrasToday(rate: NightRate, groups: ReturnType<typeof extraGroups>): ExtraPersons[] {
  const rule = ownExtraPrice(rate) ? (rate.row?.title ?? null) : null
  return groups.map(({ label, percent, persons }) => ({
    label,
    rule,
    persons,
    unit_price: percentOf(rate.extraPrice, percent),
  }))
}

/** Removes persons: those of the same age band first. */
function without(extras: readonly ExtraPersons[], label: string, persons: number): ExtraPersons[] {
  let left = persons
  const take = (extra: ExtraPersons): ExtraPersons => {
    const taken = Math.min(left, extra.persons)
    left -= taken
    return { ...extra, persons: extra.persons - taken }
  }
  const sameBand = extras.map((extra) => (extra.label === label ? take(extra) : extra))
  return sameBand.map(take)
}

/** Remaining persons keep their price; added ones pay today's. */
function changedExtras(agreed: AgreedNight, today: readonly ExtraPersons[], before: readonly ExtraPersons[]) {
  const countOf = (extras: readonly ExtraPersons[], label: string) =>
    extras.reduce((sum, extra) => sum + (extra.label === label ? extra.persons : 0), 0)
  let kept: ExtraPersons[] = agreed.extras
  const added: ExtraPersons[] = []
  for (const label of new Set([...today, ...before].map((extra) => extra.label))) {
    const change = countOf(today, label) - countOf(before, label)
    const price = today.find((extra) => extra.label === label)
    if (change < 0) kept = without(kept, label, -change)
    else if (price) added.push({ ...price, persons: change })
  }
  return added.reduce(joined, kept)
}

/** Added persons are merged with those at the same price. */
function joined(extras: ExtraPersons[], added: ExtraPersons): ExtraPersons[] {
  const isLike = (extra: ExtraPersons) =>
    extra.label === added.label && extra.rule === added.rule && extra.unit_price === added.unit_price
  if (!extras.some(isLike)) return [...extras, added]
  return extras.map((extra) => (isLike(extra) ? { ...added, persons: extra.persons + added.persons } : extra))
}

function pricedNight(
  table: RateTable,
  request: StayRequest,
  settings: PricingSettings,
  agreed: AgreedNights,
  night: Day,
): PricedNight {
  const persons = basePersons(table.unit, request, settings.age_bands)
  const rate = rateOn(table, night, persons)
  const groupsOf = (party: Party) => extraGroups(party, table.unit.capacity, settings.age_bands)
  const today = extrasToday(rate, groupsOf(request))
  const known = agreed.get(nightKey(table.unit.id, night))
  const priced = personsOfLine(table, persons).persons ?? null
  if (!known)
    return { night, price: rate.price, persons: priced, rule: rate.row?.title ?? null, extras: today }
  if (isSameParty(known.party, request)) return known
  const extras = changedExtras(known, today, extrasToday(rate, groupsOf(known.party)))
  return { ...known, ...changedBase(table, rate, known, persons), extras }
}

/**
 * The agreed price of a night for another number of persons: those who stay keep their part of it, each added one pays
 * today's difference. A price for the whole unit stays as it is.
 */
function changedBase(
  table: RateTable,
  rate: NightRate,
  { price, persons: before }: AgreedNight,
  persons: number,
): Pick<AgreedNight, 'price' | 'persons'> {
  if (before === null || before === persons) return { price, persons: before }
  const today = priceFor(table, rate.row, before)
  if (persons > before) return { price: Math.max(0, price + rate.price - today), persons }
  return { price: today > 0 ? Math.min(price, portion(price, rate.price, today)) : price, persons }
}

const isOneLine = (a: { line?: number }, b: { line?: number }): boolean =>
  a.line === undefined || b.line === undefined || a.line === b.line

/** Adds a night to the line that it continues, or begins a new one. */
function lengthen<T extends { line?: number }>(
  lines: { last: Day; value: T; nights: Day[] }[],
  night: Day,
  value: T,
  isSame: (a: T, b: T) => boolean,
): void {
  const open = lines.find(
    (one) => addDays(one.last, 1) === night && isSame(one.value, value) && isOneLine(one.value, value),
  )
  if (!open) return void lines.push({ last: night, value, nights: [night] })
  open.last = night
  open.nights.push(night)
}

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
  const nights: { last: Day; value: PricedNight; nights: Day[] }[] = []
  const extras: { last: Day; value: ExtraPersons; nights: Day[] }[] = []
  for (const night of nightsOf(request)) {
    const priced = pricedNight(table, request, settings, agreed, night)
    lengthen(nights, night, priced, isSameNight)
    for (const extra of priced.extras)
      if (extra.persons > 0 && extra.unit_price > 0) lengthen(extras, night, extra, isSameExtra)
  }
  const unit = { accommodation_unit: table.unit.id, vat_kind: 'accommodation' as const }
  const daysOf = (run: { nights: Day[]; last: Day }) => ({
    first_night: run.nights[0] ?? run.last,
    last_night: run.last,
  })
  return [
    ...nights.map((run) => ({
      ...unit,
      kind: 'nights' as const,
      label: table.unit.title,
      rule: run.value.rule,
      quantity: run.nights.length,
      ...daysOf(run),
      unit_price: run.value.price,
      amount: run.value.price * run.nights.length,
      ...(run.value.persons === null ? {} : { persons: run.value.persons }),
    })),
    ...extras.map((run) => ({
      ...unit,
      kind: 'extra_person' as const,
      label: run.value.label,
      rule: run.value.rule,
      quantity: run.nights.length * run.value.persons,
      ...daysOf(run),
      unit_price: run.value.unit_price,
      amount: run.value.unit_price * run.value.persons * run.nights.length,
    })),
  ]
}

const isSameExtra = (a: ExtraPersons, b: ExtraPersons): boolean =>
  a.label === b.label && a.rule === b.rule && a.unit_price === b.unit_price && a.persons === b.persons

const isSameNight = (a: PricedNight, b: PricedNight): boolean =>
  a.price === b.price && a.rule === b.rule && a.persons === b.persons
