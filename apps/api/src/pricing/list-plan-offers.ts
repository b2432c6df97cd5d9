import { restrictionsFor } from '@dvor/booking/availability/restrictions.ts'
import { isPrepaid, termsOf } from '@dvor/booking/pricing/plans/rate-plan.ts'
import { underPlan } from '@dvor/booking/pricing/rate-table.ts'
import type { RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { PriceBreakdown, Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { commonPlans } from './choose-plan.ts'
import type { PricedRequest } from './priced-request.ts'
import { readQuoteData, type QuoteData } from './quote-data.ts'
import { couponProblemUnder, quoteAsked, quoteUnder, withoutCoupon, type Quote } from './quote.ts'

/**
 * The plans of all units of a request, in the owner's order: each with its terms, and its price or every reason why
 * guests cannot book it. Taken nights are no reason, because a guest's own hold has them. The price of a plan with
 * which the coupon cannot be used is the one without it. @throws ApiError as a quote under the requested plan
 */
export async function listPlanOffers(db: Db, request: PricedRequest, clock: Clock): Promise<PlanOffer[]> {
  const data = await readQuoteData(db, request, clock)
  const first = quoteAsked(data)
  return commonPlans(first).map((plan): PlanOffer => {
    const restrictions = restrictionsUnder(first, plan)
    const price = restrictions.length === 0 ? priceUnder(data, first, plan) : null
    return { ...wordsOf(plan, first), price, refusals: restrictions }
  })
}

function priceUnder(data: QuoteData, first: Quote, plan: RatePlan): PriceBreakdown {
  if (plan.id === first.plan?.id) return first.price
  return quoteUnder(couponProblemUnder(data, plan) === null ? data : withoutCoupon(data), plan).price
}

/** Why guests cannot book the plan for these stays. */
function restrictionsUnder({ input, settings, moment }: Quote, plan: RatePlan): Restriction[] {
  return input.stays.flatMap(({ table, request }) =>
    restrictionsFor({ table: underPlan(table, plan), request, taken: new Map(), settings, moment }),
  )
}

function wordsOf(plan: RatePlan, { input, settings }: Quote): Omit<PlanOffer, 'price' | 'refusals'> {
  const { id, title, description, included_services } = plan
  const included = input.services.filter(
    (service) => service.active && included_services.includes(service.id),
  )
  return {
    id,
    title,
    description,
    included: included.map((service) => ({ id: service.id, title: service.title })),
    cancellation_rules: [...termsOf(plan, settings).cancellation_rules],
    prepaid: isPrepaid(plan),
  }
}
