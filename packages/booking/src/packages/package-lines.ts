import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { sumOfLines } from '../money/sum-of-lines.ts'
import { vatKindsOf } from '../money/vat-kinds-of.ts'
import { nightCount } from '../stay/stay.ts'
import { splitAmount } from '../money/split-amount.ts'
import { packagePrice, type PackageTerms } from './package-price.ts'

/** A package that stays are sold as, with the requests and common services that it includes. */
export interface SoldPackage {
  terms: PackageTerms
  included: readonly Pick<ServiceRequest, 'service_slot' | 'day'>[]
  /** Ids of common services. */
  commonServices: readonly string[]
}

/** Whether a line of a service is a part of the package. */
function isIncluded({ included, commonServices }: SoldPackage, line: PriceLine): boolean {
  const { occurrence, common_service } = line
  if (common_service) return commonServices.includes(common_service)
  return included.some((one) => one.service_slot === occurrence?.service_slot && one.day === occurrence.day)
}

/** Splits cents in proportion to weights, equally where all are zero; the rounding difference goes to the largest. */
export function splitByWeight(whole: number, weights: readonly number[]): number[] {
  const parts = weights.some((one) => one > 0) ? weights : weights.map(() => 1)
  const base = parts.reduce((total, one) => total + one, 0)
  const shares = parts.map((one) => Math.floor((whole * one) / base))
  const remainder = whole - shares.reduce((total, one) => total + one, 0)
  const largest = parts.indexOf(Math.max(...parts))
  return shares.map((share, index) => (index === largest ? share + remainder : share))
}

/** A part of a package: its VAT kind, and the cents that it costs otherwise. */
interface Part {
  kind: VatKind
  cost: number
}

/** The share of each part: by VAT kind first, so that no rounding of a part moves cents between kinds. */
export function partShares(whole: number, parts: readonly Part[]): number[] {
  const bases = vatKindsOf(parts.map(({ kind }) => ({ vat_kind: kind }))).map((kind) => ({
    kind,
    amount: sumOf(parts.filter((one) => one.kind === kind)),
  }))
  const isFree = bases.every(({ amount }) => amount === 0)
  const kinds = splitAmount(whole, isFree ? [{ kind: 'accommodation', amount: 1 }] : bases)
  const shares = new Map<Part, number>()
  for (const { kind, amount } of kinds) {
    const partsOfKind = parts.filter((part) => part.kind === kind)
    for (const [index, share] of splitByWeight(
      amount,
      partsOfKind.map(({ cost }) => cost),
    ).entries()) {
      const part = partsOfKind[index]
      if (part) shares.set(part, share)
    }
  }
  return parts.map((part) => shares.get(part) ?? 0)
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((total, { cost }) => total + cost, 0)

/** Lines of the nights of a stay, which add up to the amount: equal nights, the first ones a cent dearer. */
export function packageNights(
  { accommodation_unit, ...stay }: StayRequest,
  label: string,
  title: string,
  amount: number,
): PriceLine[] {
  const nights = nightCount(stay)
  const low = Math.floor(amount / nights)
  const dearer = amount - low * nights
  const line = (from: Day, quantity: number, unit_price: number): PriceLine => ({
    kind: 'nights',
    label,
    rule: title,
    accommodation_unit,
    quantity,
    first_night: from,
    last_night: addDays(from, quantity - 1),
    unit_price,
    amount: unit_price * quantity,
    vat_kind: 'accommodation',
    in_package: true,
  })
  return [
    ...(dearer > 0 ? [line(stay.arrival, dearer, low + 1)] : []),
    ...(dearer < nights ? [line(addDays(stay.arrival, dearer), nights - dearer, low)] : []),
  ]
}

/** A service's line as a part of the package: one piece at its share. */
const asPart = (line: PriceLine, rule: string, amount: number): PriceLine => ({
  ...line,
  rule,
  quantity: 1,
  unit_price: amount,
  amount,
  in_package: true,
})

/** Services that a larger quantity makes dearer; the others are for all guests or the whole stay. */
const byQuantity: ReadonlySet<PriceLine['price_unit']> = new Set(['piece', 'night', 'stay'])

/** A line that the package includes, without the pieces that the guest added to the one of the package. */
function includedPiece(line: PriceLine, quantities: ReadonlyMap<string, number>): PriceLine {
  const quantity = quantities.get(line.common_service ?? '') ?? 1
  if (quantity <= 1 || !byQuantity.has(line.price_unit)) return line
  return withQuantity(line, line.quantity / quantity)
}

const withQuantity = (line: PriceLine, quantity: number): PriceLine => ({
  ...line,
  quantity,
  amount: line.unit_price * quantity,
})

interface OrdinaryLines {
  stays: readonly StayRequest[]
  /** Title of each stay's unit, in the order of the stays. */
  labels: readonly string[]
  accommodation: readonly PriceLine[]
  services: readonly PriceLine[]
  /** Requested quantity by the id of a common service. */
  quantities: ReadonlyMap<string, number>
}

/**
 * Lines of a package in place of the nights and the included services; the other services and further pieces of an
 * included one stay as they are. Its price
 * is split over its parts in proportion to what they cost otherwise (docs/domain.md, Packages). Cents.
 */
export function packageLines(
  sold: SoldPackage,
  { stays, labels, accommodation, services, quantities }: OrdinaryLines,
): PriceLine[] {
  const { terms } = sold
  const pieces = services.map((line) => ({
    line,
    part: isIncluded(sold, line) ? includedPiece(line, quantities) : null,
  }))
  const included = pieces.flatMap(({ part }) => part ?? [])
  const others = pieces
    .map(({ line, part }) => withQuantity(line, line.quantity - (part?.quantity ?? 0)))
    .filter(({ quantity }) => quantity > 0)
  const prices = stays.map((stay) => packagePrice(terms, stay))
  const whole = prices.reduce((total, one) => total + one, 0)
  const [nights = 0, ...shares] = partShares(whole, [
    { kind: 'accommodation', cost: sumOfLines(accommodation) },
    ...included.map(({ vat_kind, amount }) => ({ kind: vat_kind ?? 'other', cost: amount })),
  ])
  const ofStays = splitByWeight(nights, prices)
  return [
    ...stays.flatMap((stay, index) =>
      packageNights(stay, labels[index] ?? '', terms.title, ofStays[index] ?? 0),
    ),
    ...included.map((line, index) => asPart(line, terms.title, shares[index] ?? 0)),
    ...others,
  ]
}

/** Whether both are the same nights of the same units: a package holds for these alone. */
export function hasSameNights(before: readonly StayRequest[], after: readonly StayRequest[]): boolean {
  const keyOf = (stays: readonly StayRequest[]) =>
    stays
      .map(({ accommodation_unit, arrival, departure }) => [accommodation_unit, arrival, departure].join())
      .toSorted()
      .join(' ')
  return keyOf(before) === keyOf(after)
}

/** The agreement before a change, and the stays after it. */
interface KeptPackage {
  before: { stays: readonly StayRequest[]; lines: readonly PriceLine[] }
  after: readonly StayRequest[]
}

/**
 * Lines of a package and of the other services when something else of the reservation changes: they stay; a party that
 * is priced anew by persons moves its difference onto the nights of its stay. Where the nights cost less than guests who
 * do not come any more take off, the rest of that comes off the included services in proportion, so that fewer guests
 * never pay more than the package costs for them.
 */
export function keptPackageLines(
  terms: PackageTerms,
  { before, after }: KeptPackage,
  services: readonly PriceLine[],
): PriceLine[] {
  const nightsOfStays = after.map((stay) => keptNights(terms, before, stay))
  const leftNights = nightsOfStays.reduce((total, nights) => total + nights.left, 0)
  return [...nightsOfStays.flatMap(({ lines }) => lines), ...reducedParts(services, leftNights)]
}

/** Nights of a stay after a change, and the cents by which they cannot follow the price of a smaller party. */
function keptNights(
  terms: PackageTerms,
  before: KeptPackage['before'],
  stay: StayRequest,
): { lines: PriceLine[]; left: number } {
  const isOf = ({ accommodation_unit: unit }: { accommodation_unit: string | null }) =>
    unit === stay.accommodation_unit
  const ownLines = before.lines.filter((line) => line.in_package && line.kind === 'nights' && isOf(line))
  const old = before.stays.find(isOf)
  const change = old ? packagePrice(terms, stay) - packagePrice(terms, old) : 0
  if (change === 0) return { lines: ownLines, left: 0 }
  const amount = sumOfLines(ownLines) + change
  const lines = packageNights(stay, ownLines[0]?.label ?? '', terms.title, Math.max(0, amount))
  return { lines, left: Math.max(0, -amount) }
}

/** Service lines whose parts of a package are reduced by cents in all, in proportion, at most to nothing. */
function reducedParts(services: readonly PriceLine[], by: number): PriceLine[] {
  const parts = services.filter(({ in_package }) => in_package)
  if (by === 0 || parts.length === 0) return [...services]
  const amounts = parts.map(({ amount }) => amount)
  const cuts = splitByWeight(Math.min(by, sumOfLines(parts)), amounts)
  const reduced = new Map(parts.map((line, index) => [line, line.amount - (cuts[index] ?? 0)]))
  return services.map((line) => {
    const amount = reduced.get(line)
    return amount === undefined ? line : { ...line, quantity: 1, unit_price: amount, amount }
  })
}
