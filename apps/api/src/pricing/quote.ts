import {
  couponProblem,
  withCoverage,
  type CouponUse,
  type StoredCouponTerms,
} from '@dvor/booking/pricing/coupon.ts'
import type { Adjustment } from '@dvor/booking/pricing/adjustment.ts'
import { fillsGap } from '@dvor/booking/availability/gap.ts'
import { serviceIssues } from '@dvor/booking/services/common-services.ts'
import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { priceStays, type Agreement, type PriceInput } from '@dvor/booking/pricing/price.ts'
import { statedGuest, type TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import { termsOf, withIncluded } from '@dvor/booking/pricing/plans/rate-plan.ts'
import type { RateTable } from '@dvor/booking/pricing/rate.ts'
import type { RatePlan } from '@dvor/booking/stay/rows.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import { agreedSlotService, slotLines, type AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import type {
  CommonServiceRequest,
  PriceBreakdown,
  PriceLine,
  StayRequest,
} from '@dvor/contract/pricing/quotes.ts'
import type { CustomLine } from '@dvor/contract/reservations/price-adjustments.ts'
import type { TaxExemption } from '@dvor/contract/money/stay-tax.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { pipelined } from '../db/pipelined.ts'
import { listActiveServices, listCommonServices, listRateTables } from '../inventory/rate-queries.ts'
import { readSettings } from '../property/settings.ts'
import { findCoupon, findCouponById, type CouponRow } from './coupon-queries.ts'
import { nightsTakenFor, wantedNights } from './check-stays.ts'
import { choosePlan, tablesUnder, type PlannedStays } from './choose-plan.ts'
import { slotsOfRequests } from '../slots/check-services.ts'
import { soldPackage } from '../packages/sold-package.ts'
import { keptShare, withPackageServices, withShares } from '../packages/shares.ts'

export interface PricedRequest {
  stays: readonly StayRequest[]
  /** Slot services at today's price. */
  services?: readonly ServiceRequest[]
  /** Slot services that the reservation has already, at the agreed price. */
  agreedSlotServices?: readonly AgreedSlotService[]
  common_services: readonly CommonServiceRequest[]
  coupon?: string | null
  /** Id of the rate plan; absent for the first that can be booked, or for the agreed one. */
  rate_plan?: string | null | undefined
  /** The package that the stays are to be sold as. */
  package?: string | null | undefined
  /** The booked services that the requests take the place of, in their order; parts of a package keep their share. */
  movedFrom?: readonly AgreedSlotService[] | undefined
  /** Stated by the guest: one reason for each person exempt from the stay tax. */
  tax_exemptions?: readonly TaxExemption[]
  /** Guests who pay less stay tax, in place of the stated ones. */
  taxGuests?: readonly TaxGuest[]
  /** Fee for nights that the guests leave before. */
  departureFees?: readonly PriceLine[]
  /** What the owner agreed with the guest. */
  adjustment?: Adjustment | null
  customLines?: readonly CustomLine[]
  /** The reservation that is changed; its unchanged parts keep their price. */
  agreed?: AgreedReservation
}

/** Agreed prices, with the reservation's coupon: its use is already counted, so its limits are not checked again. */
export interface AgreedReservation extends Agreement {
  coupon: { id: string; terms: StoredCouponTerms | null } | null
  /** Its rate plan; null for the base price. */
  rate_plan: string | null
  /** A payment schedule of the plan's own, as agreed. */
  payment_schedule: readonly PaymentPart[] | null
  /** The package that it is sold as, where the change keeps it. */
  package?: SoldPackage | null
}

/** A price together with all data that it was computed from, so that a booking need not read them twice. */
export interface Quote {
  price: PriceBreakdown
  tables: Map<string, RateTable>
  input: PriceInput
  /** The slots of the requests, and the amount of each request, in their order. */
  slots: Map<string, OfferedSlot>
  /** The requested slot services at today's price, in the order of the requests. */
  requestedSlotServices: AgreedSlotService[]
  coupon: CouponRow | null
  /** The plan of the tables; null for the base price. */
  plan: RatePlan | null
  /** The package that the stays are sold as; its days replace the rules of arrival and length. */
  package: SoldPackage | null
  settings: Settings
  moment: Moment
}

/**
 * Prices a request. Every price is computed here: quote, hold, order, change and the preview of the back office.
 * @throws ApiError `invalid` for unknown units and services, `coupon_invalid`
 */
export async function makeQuote(db: Db, request: PricedRequest, clock: Clock): Promise<Quote> {
  const moment = momentOf(clock.now())
  const requested = request.services ?? []
  const [settings, priced, offered, slots] = await pipelined([
    readSettings(db),
    tablesFor(db, request.stays),
    request.agreed ? listCommonServices(db) : listActiveServices(db),
    slotsOfRequests(db, requested),
  ])
  const issues = serviceIssues(offered, newServices(request), request.stays)
  if (issues.length > 0) throw invalid(issues)
  const plan = planOf(request, { stays: request.stays, tables: priced, settings, moment })
  const tables = tablesUnder(priced, plan)
  const services = withIncluded(offered, plan)
  const ordinary = requested.map((seats, index) =>
    keptShare(agreedSlotService(slotOf(slots, seats), seats), request.movedFrom?.[index]),
  )
  const coupon = await couponOf(db, request, plan, moment)
  const sold = await packageOf(db, request, { slots, tables })
  const filled = await staysInGaps(db, request, tables, moment)
  const stays = request.stays.map((stayRequest) => ({
    request: stayRequest,
    table: tableOf(tables, stayRequest),
    fillsGap: filled.has(stayRequest),
  }))
  const requestedServices = withPackageServices(request, sold)
  const lines = slotLines([...(request.agreedSlotServices ?? []), ...ordinary])
  const { departureFees, adjustment, customLines } = request
  const taxGuests = request.taxGuests ?? (request.tax_exemptions ?? []).map(statedGuest)
  const parts = { stays, services, requestedServices, slotLines: lines, coupon, package: sold, taxGuests }
  const byOwner = { departureFees, adjustment, customLines }
  const terms = { ...settings, payment_schedule: scheduleOf(request, plan, settings) }
  const input: PriceInput = {
    ...parts,
    ...byOwner,
    settings: terms,
    today: moment.today,
    agreed: request.agreed,
  }
  const price = priceStays(input)
  const requestedSlotServices = sold ? withShares(ordinary, price.lines) : ordinary
  const found = { tables, slots, coupon, plan, settings, moment }
  return { ...found, price, input, requestedSlotServices, package: sold }
}

/** The requested plan, else the agreed one, else the first that can be booked; one that was deleted is the base price. */
function planOf({ rate_plan, agreed }: PricedRequest, asked: PlannedStays): RatePlan | null {
  if (rate_plan || !agreed) return choosePlan(asked, rate_plan)
  return agreed.rate_plan === null ? null : choosePlan(asked, agreed.rate_plan)
}

/** The payment schedule: the agreed one of the plan, unless another plan is chosen. */
function scheduleOf({ agreed }: PricedRequest, plan: RatePlan | null, settings: Settings) {
  const kept = agreed?.isOtherPlan ? null : agreed?.payment_schedule
  return kept ?? termsOf(plan, settings).payment_schedule
}

/** The package of the request; a change keeps the agreed one. @throws ApiError `package_unavailable` */
async function packageOf(
  db: Db,
  { package: id, agreed, stays, services = [] }: PricedRequest,
  known: { slots: ReadonlyMap<string, OfferedSlot>; tables: ReadonlyMap<string, RateTable> },
): Promise<SoldPackage | null> {
  if (agreed) return agreed.package ?? null
  return id ? soldPackage(db, id, { stays, services, ...known }) : null
}

/**
 * Requests for more than the reservation has. Services that it already has are not refused when the owner stops
 * offering them.
 */
function newServices({ common_services, agreed }: PricedRequest): CommonServiceRequest[] {
  const known = agreed?.services ?? []
  return common_services.filter(
    (asked) =>
      !known.some((one) => one.common_service === asked.common_service && one.quantity >= asked.quantity),
  )
}

/**
 * The stays that fill a gap between taken nights; the nights of the reservation that is changed do not count. Read only
 * where a rule has a price for it.
 */
async function staysInGaps(
  db: Db,
  { stays, agreed }: PricedRequest,
  tables: ReadonlyMap<string, RateTable>,
  { now }: Moment,
): Promise<Set<StayRequest>> {
  const hasPrice = ({ accommodation_unit }: StayRequest) =>
    tables.get(accommodation_unit)?.rules.some(({ kind, value }) => kind === 'gap' && value > 0) ?? false
  const asked = stays.filter(hasPrice)
  if (asked.length === 0) return new Set()
  const own = wantedNights(agreed?.stays ?? [])
  const taken = await nightsTakenFor(db, asked, now)
  return new Set(
    asked.filter((stay, index) => {
      const others = new Map(taken[index])
      for (const { unit, night } of own) if (unit === stay.accommodation_unit) others.delete(night)
      return fillsGap(others, stay)
    }),
  )
}

function slotOf(slots: ReadonlyMap<string, OfferedSlot>, { service_slot }: ServiceRequest): OfferedSlot {
  const found = slots.get(service_slot)
  if (!found) throw new Error('checked in slotsOfRequests')
  return found
}

async function tablesFor(db: Db, stays: readonly StayRequest[]): Promise<Map<string, RateTable>> {
  const ids = [...new Set(stays.map((stay) => stay.accommodation_unit))]
  const from = stays.map((stay) => stay.arrival).toSorted()[0] ?? ''
  const until =
    stays
      .map((stay) => stay.departure)
      .toSorted()
      .at(-1) ?? ''
  const found = ids.length > 0 ? await listRateTables(db, from, until, ids) : new Map()
  const unknown = stays.flatMap((stay, index) =>
    found.has(stay.accommodation_unit)
      ? []
      : [{ path: `stays.${index}.accommodation_unit`, code: 'not_found' as const }],
  )
  if (unknown.length > 0) throw invalid(unknown)
  return found
}

function tableOf(tables: Map<string, RateTable>, stayRequest: StayRequest): RateTable {
  const table = tables.get(stayRequest.accommodation_unit)
  if (!table) throw new Error('checked in tablesFor')
  return table
}

async function couponOf(
  db: Db,
  { coupon, agreed, stays, services = [] }: PricedRequest,
  plan: RatePlan | null,
  moment: Moment,
): Promise<CouponRow | null> {
  if (agreed) return agreed.coupon && agreedCoupon(db, agreed.coupon)
  const use = { stays, serviceDays: services.map(({ day }) => day), plan: plan?.id ?? null }
  return coupon ? usableCoupon(db, coupon, use, moment) : null
}

/** The coupon with the agreed terms, even if it has changed since. */
async function agreedCoupon(
  db: Db,
  { id, terms }: NonNullable<AgreedReservation['coupon']>,
): Promise<CouponRow | null> {
  const row = await findCouponById(db, id)
  if (!row || !terms) return row
  const { units, ...agreed } = withCoverage(terms)
  return { ...row, ...agreed, units: [...units] }
}

/** Unknown and used-up codes get the same error, so that codes cannot be found by trying. */
async function usableCoupon(db: Db, code: string, use: CouponUse, moment: Moment): Promise<CouponRow> {
  const coupon = await findCoupon(db, code)
  if (!coupon || couponProblem(coupon, use, moment.today) !== null)
    throw new ApiError('coupon_invalid', 'The coupon cannot be used', {
      fields: [{ path: 'coupon', code: 'invalid_value' }],
    })
  return coupon
}
