import type {
  CommonServiceRequest,
  PriceBreakdown,
  PriceLine,
  StayRequest,
} from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { adjustmentLines, linesAddedByHand, type Adjustment, type LineByHand } from './adjustment.ts'
import { agreedNights } from './agreed-nights.ts'
import { changedServices, type AgreedCommonServices } from './agreed-services.ts'
import { changedRuleLines } from './agreed-rules.ts'
import { changedStayLines } from './agreed-stay-lines.ts'
import { changedTaxLines, type AgreedTax } from './agreed-tax.ts'
import { billedServices, type BilledService } from '../services/common-services.ts'
import {
  balanceDueOn,
  changedInstalments,
  depositOf,
  instalmentsOf,
  type AgreedPayment,
} from './instalments.ts'
import { discountLines } from './discount.ts'
import { keptPackageLines, packageLines, type SoldPackage } from '../packages/package-lines.ts'
import { keptDepartureFees } from './early-departure.ts'
import { bandsOf } from '../stay/guests.ts'
import { ruleLines, type RuledStay } from './price-rules.ts'
import type { Coupon } from './coupons/coupon-row.ts'
import type { CommonService } from '../services/service-rows.ts'
import type { PricingSettings } from './price-rows.ts'
import { stayLines } from './stay-lines.ts'
import type { TaxGuest } from './stay-tax.ts'
import { stayTaxLines } from './tax-lines.ts'

/** A request with the prices of its unit. */
export interface PricedStay extends RuledStay {}

/** All inputs of a price; the same inputs always give the same breakdown. */
export interface PriceInput {
  stays: readonly PricedStay[]
  /** All offered common services, in the owner's order; mandatory ones are added without a request. */
  services: readonly CommonService[]
  requestedServices: readonly CommonServiceRequest[]
  /** Lines of booked slot services, priced by their own rules (kind `service`). */
  slotLines?: readonly PriceLine[]
  /** A coupon that was checked (`couponProblem` in coupon.ts). */
  coupon?: Coupon | null
  /** The package that the stays are sold as; with an agreement the one that they keep. */
  package?: SoldPackage | null | undefined
  settings: PricingSettings
  /** Guests who pay less stay tax. */
  taxGuests?: readonly TaxGuest[] | undefined
  /** Fee for nights that the guests leave before (`departureFeeLines`). */
  departureFees?: readonly PriceLine[] | undefined
  /** The owner's agreement with the guest. */
  adjustment?: Adjustment | null | undefined
  customLines?: readonly LineByHand[] | undefined
  /** The day of booking, in the property. */
  today: Day
  /** The present reservation; if given, only new parts are priced by today's rows. */
  agreed?: Agreement | undefined
}

/** The agreement before a change. */
export interface Agreement extends AgreedTax, AgreedCommonServices {
  /** The agreed parts once the deposit is paid; null while all of them follow the new price. */
  payment: AgreedPayment | null
  /** Whether the change is to another rate plan, by which all nights are priced anew. */
  isOtherPlan?: boolean
}

const sum = (lines: readonly PriceLine[]): number => lines.reduce((total, line) => total + line.amount, 0)

function firstArrival(stays: readonly StayRequest[]): Day | null {
  return stays.map((stay) => stay.arrival).toSorted()[0] ?? null
}

const lastDeparture = (stays: readonly StayRequest[]): Day | null =>
  stays
    .map((stay) => stay.departure)
    .toSorted()
    .at(-1) ?? null

/**
 * The price of a reservation, in cents, VAT included: the same for quote, order, e-mail, invoice and preview
 * (docs/domain.md, Price). The total is the sum of the lines' amounts; the coupon never reduces the stay tax. With an
 * agreement, lines of unchanged parts are kept as they are.
 */
export function priceStays(input: PriceInput): PriceBreakdown {
  const requests = requestsIn(input)
  const full = supplyLines(input)
  const discount = input.coupon ? discountLines(input.coupon, reducible(input, full)) : []
  const tax = input.agreed
    ? changedTaxLines(requests, input.settings, input.agreed, input.taxGuests ?? [])
    : stayTaxLines(requests, input.settings, input.taxGuests)
  const fees = [
    ...(input.agreed ? keptDepartureFees(input.agreed, requests) : []),
    ...(input.departureFees ?? []),
  ]
  const custom = linesAddedByHand(input.customLines ?? [])
  const others = [...fees, ...custom, ...tax]
  const adjustment = input.adjustment ? adjustmentLines(input.adjustment, [...full, ...discount], others) : []
  const lines = [...full, ...discount, ...adjustment, ...others]
  const total = sum(lines)
  const reduction = sum(discount) + Math.min(0, sum(adjustment))
  return {
    lines,
    subtotal: total - reduction - sum(tax),
    discount: reduction,
    stay_tax: sum(tax),
    total,
    ...dues(input, total, requests),
  }
}

/** The lines of accommodation and services; those of a package in place of the ordinary ones. */
function supplyLines(input: PriceInput): PriceLine[] {
  const billed = servicesIn(input)
  const services = [...billed.flatMap(({ lines }) => lines), ...(input.slotLines ?? [])]
  const { package: sold, agreed, stays } = input
  if (!sold) return [...accommodationLines(input), ...services]
  const requests = requestsIn(input)
  if (agreed) return keptPackageLines(sold.terms, { before: agreed, after: requests }, services)
  const labels = stays.map(({ table }) => table.unit.title)
  const quantities = new Map(billed.map(({ common_service, quantity }) => [common_service ?? '', quantity]))
  const accommodation = accommodationLines(input)
  return packageLines(sold, { stays: requests, labels, accommodation, services, quantities })
}

/** The lines that a coupon may reduce. */
const reducible = ({ package: sold }: PriceInput, lines: readonly PriceLine[]): PriceLine[] =>
  lines.filter((line) => !line.in_package || sold?.terms.allows_coupon)

const requestsIn = ({ stays }: PriceInput): StayRequest[] => stays.map(({ request }) => request)

/** The lines of each stay: its nights and persons, then what the price rules add and take away. */
function accommodationLines(input: PriceInput): PriceLine[] {
  const { stays, settings, agreed } = input
  if (!agreed || agreed.isOtherPlan)
    return stays.flatMap((stay) => {
      const lines = stayLines(stay.table, stay.request, settings)
      return [...lines, ...ruleLines(stay, lines, input)]
    })
  const agreedPrices = agreedNights(agreed)
  return stays.flatMap((stay) => {
    const lines = changedStayLines(stay.table, stay.request, settings, agreedPrices)
    return [...lines, ...changedRuleLines(stay, lines, input, { lines: agreed.lines, known: agreedPrices })]
  })
}

/**
 * The common services of a reservation with their lines. A change adds no service without a request, unless it adds
 * the reservation's first stay.
 */
export function servicesIn(input: PriceInput): BilledService[] {
  const { services, requestedServices, agreed } = input
  const bandsFor = bandsByUnit(input)
  const after = { stays: requestsIn(input), bandsFor }
  if (!agreed) return billedServices(services, requestedServices, after)
  const before = { stays: agreed.stays, bandsFor }
  const keptServices = changedServices(agreed, {
    offered: services,
    requests: requestedServices,
    before,
    after,
  })
  const serviceIds = new Set(agreed.services.map(({ common_service }) => common_service))
  const others = services.filter(({ id }) => !serviceIds.has(id))
  const requested = new Set(requestedServices.map(({ common_service }) => common_service))
  const added = before.stays.length > 0 ? others.filter(({ id }) => requested.has(id)) : others
  return [...keptServices, ...billedServices(added, requestedServices, after)]
}

/** The age bands of a stay's unit; a unit that the change has left has those of the property. */
function bandsByUnit({ stays, settings }: PriceInput) {
  const units = new Map(stays.map(({ table }) => [table.unit.id, table.unit]))
  return ({ accommodation_unit }: StayRequest) => {
    const unit = units.get(accommodation_unit)
    return unit ? bandsOf(unit, settings.age_bands) : settings.age_bands
  }
}

/** The parts in which a total is paid, and the deposit and the day of the next part that they contain. */
function dues(
  { settings, today, agreed, slotLines }: PriceInput,
  total: number,
  stays: readonly StayRequest[],
) {
  const arrival = firstArrival(stays)
  const instalments = agreed?.payment
    ? changedInstalments(total, agreed.payment, settings, {
        today,
        arrival,
        departure: lastDeparture(stays),
        begins: arrival ?? firstServiceDay(slotLines ?? []),
        // Another plan has other days, as another arrival has.
        agreedArrival: agreed.isOtherPlan ? null : firstArrival(agreed.stays),
      })
    : instalmentsOf(total, { arrival, today }, settings)
  return { deposit_due: depositOf(instalments), balance_due_on: balanceDueOn(instalments), instalments }
}

const firstServiceDay = (lines: readonly PriceLine[]): Day | null =>
  lines.flatMap(({ occurrence }) => occurrence?.day ?? []).toSorted()[0] ?? null
