import { includedPersons } from '@dvor/booking/packages/package-price.ts'
import { bestCoupon } from '@dvor/booking/pricing/coupons/best-coupon.ts'
import { couponProblem, type CouponUse } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { CouponProblem } from '@dvor/contract/pricing/price-simulations.ts'
import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import { priceStays, type PriceInput } from '@dvor/booking/pricing/price.ts'
import { statedGuest } from '@dvor/booking/pricing/stay-tax.ts'
import { termsOf, withIncluded } from '@dvor/booking/pricing/plans/rate-plan.ts'
import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import { agreedSlotService, slotLines, type AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type { OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import type { CouponRow } from './coupon-queries.ts'
import { choosePlan, tablesUnder } from './choose-plan.ts'
import type { PricedRequest } from './priced-request.ts'
import { couponRefused } from './refuse-coupon.ts'
import { readQuoteData, type QuoteData } from './quote-data.ts'
import { keptShare, withPackageServices, withShares } from '../packages/shares.ts'

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
 * @throws ApiError `invalid` for unknown units and services, `coupon_invalid`, `package_unavailable`
 */
export async function makeQuote(db: Db, request: PricedRequest, clock: Clock): Promise<Quote> {
  return quoteAsked(await readQuoteData(db, request, clock))
}

/** The price under the plan of the request. @throws ApiError `invalid` for an unknown plan, `coupon_invalid` */
export const quoteAsked = (data: QuoteData): Quote => quoteUnder(data, planOf(data))

/** The price under a rate plan, without further reading. @throws ApiError `coupon_invalid` */
export function quoteUnder(data: QuoteData, plan: RatePlan | null): Quote {
  const { request, settings, slots, filled, moment, package: sold } = data
  const requested = request.services ?? []
  const tables = tablesUnder(data.tables, plan)
  const services = withIncluded(data.services, plan)
  const ordinary = requested.map((seats, index) => {
    const offered = slotOf(slots, seats)
    const party = includedPersons(offered.service, request.stays)
    return keptShare(agreedSlotService(offered, seats), request.movedFrom?.[index], party)
  })
  const coupons = usableCoupons(data, plan)
  const stays = request.stays.map((stayRequest) => ({
    request: stayRequest,
    table: tableOf(tables, stayRequest),
    fillsGap: filled.has(stayRequest),
  }))
  const requestedServices = withPackageServices(request, sold)
  const lines = slotLines([...(request.agreedSlotServices ?? []), ...ordinary])
  const { departureFees, adjustment, customLines } = request
  const taxGuests = request.taxGuests ?? (request.tax_exemptions ?? []).map(statedGuest)
  const parts = { stays, services, requestedServices, slotLines: lines, package: sold, taxGuests }
  const byOwner = { departureFees, adjustment, customLines }
  const terms = { ...settings, payment_schedule: scheduleOf(request, plan, settings) }
  const dated = { settings: terms, today: moment.today, agreed: request.agreed }
  const withoutAny: PriceInput = { ...parts, ...byOwner, ...dated }
  const coupon = bestCoupon(withoutAny, coupons)
  const input: PriceInput = { ...withoutAny, coupon }
  const price = priceStays(input)
  // A code that reduces nothing of this choice is not used up by it.
  const reduces = price.lines.some(({ kind }) => kind === 'discount')
  const requestedSlotServices = sold ? withShares(ordinary, price.lines) : ordinary
  const used = reduces || request.agreed ? coupon : null
  const basis = { tables, slots, coupon: used, plan, settings, moment }
  return { ...basis, price, input, requestedSlotServices, package: sold }
}

/** The requested plan, else the agreed one, else the first that can be booked; one that was deleted is the base price. */
function planOf({ request, ...data }: QuoteData): RatePlan | null {
  const { rate_plan, agreed, stays } = request
  const planRequest = { ...data, stays }
  if (rate_plan || !agreed) return choosePlan(planRequest, rate_plan)
  return agreed.rate_plan === null ? null : choosePlan(planRequest, agreed.rate_plan)
}

/** The payment schedule: the agreed one of the plan, unless another plan is chosen. */
function scheduleOf({ agreed }: PricedRequest, plan: RatePlan | null, settings: Settings) {
  const schedule = agreed?.isOtherPlan ? null : agreed?.payment_schedule
  return schedule ?? termsOf(plan, settings).payment_schedule
}

function slotOf(slots: ReadonlyMap<string, OfferedSlot>, { service_slot }: ServiceRequest): OfferedSlot {
  const slot = slots.get(service_slot)
  if (!slot) throw new Error('checked in readQuoteData')
  return slot
}

function tableOf(tables: Map<string, RateTable>, stayRequest: StayRequest): RateTable {
  const table = tables.get(stayRequest.accommodation_unit)
  if (!table) throw new Error('checked in readQuoteData')
  return table
}

/** Why the requested code cannot be used under a plan; null where it can, and where none is requested. */
export function couponProblemUnder(
  { request, coupon, moment }: QuoteData,
  plan: RatePlan | null,
): CouponProblem | 'unknown' | null {
  if (request.agreed || !request.coupon) return null
  return coupon ? couponProblem(coupon, couponUse(request, plan), moment.today) : 'unknown'
}

/** The same request without its code. */
export const withoutCoupon = (data: QuoteData): QuoteData => ({
  ...data,
  request: { ...data.request, coupon: null },
  coupon: null,
})

/** The coupon of the code, then those that apply by themselves. @throws ApiError `coupon_invalid` with the reason */
function usableCoupons(data: QuoteData, plan: RatePlan | null): CouponRow[] {
  const { request, coupon, returning, moment } = data
  const problem = couponProblemUnder(data, plan)
  if (problem !== null) throw couponRefused(problem, request.asOwner)
  const use = couponUse(request, plan)
  const returningCoupons = returning.filter((one) => couponProblem(one, use, moment.today) === null)
  return coupon ? [coupon, ...returningCoupons] : returningCoupons
}

const couponUse = ({ stays, services = [] }: PricedRequest, plan: RatePlan | null): CouponUse => ({
  stays,
  serviceDays: services.map(({ day }) => day),
  plan: plan?.id ?? null,
})
