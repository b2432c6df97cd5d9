import { restrictionsFor } from '@dvor/booking/availability/restrictions.ts'
import { termsOf } from '@dvor/booking/pricing/plans/rate-plan.ts'
import { underPlan } from '@dvor/booking/pricing/rate.ts'
import type { RatePlan } from '@dvor/booking/stay/rows.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { commonPlans } from './choose-plan.ts'
import { makeQuote, type PricedRequest, type Quote } from './quote.ts'

/**
 * The plans of all units of a request, in the owner's order: each with its terms, and its price or every reason why
 * guests cannot book it. Taken nights are no reason, because a guest's own hold has them. @throws ApiError as a quote
 */
export async function listPlanOffers(db: Db, request: PricedRequest, clock: Clock): Promise<PlanOffer[]> {
  const first = await makeQuote(db, request, clock)
  const offers: PlanOffer[] = []
  for (const plan of commonPlans(first)) {
    const refusals = refusalsOf(first, plan)
    const isFirst = plan.id === first.plan?.id
    const bookable = refusals.length === 0
    const quote =
      isFirst || !bookable ? first : await makeQuote(db, { ...request, rate_plan: plan.id }, clock)
    offers.push({ ...wordsOf(plan, first), price: bookable ? quote.price : null, refusals })
  }
  return offers
}

/** Why guests cannot book the plan for these stays. */
function refusalsOf({ input, settings, moment }: Quote, plan: RatePlan): Restriction[] {
  return input.stays.flatMap(({ table, request }) =>
    restrictionsFor({ table: underPlan(table, plan), request, taken: new Map(), settings, moment }),
  )
}

function wordsOf(plan: RatePlan, { input, settings }: Quote): Omit<PlanOffer, 'price' | 'refusals'> {
  const { id, title, title_en, description, description_en, included_services } = plan
  const included = input.services.filter(
    (service) => service.active && included_services.includes(service.id),
  )
  return {
    id,
    title,
    title_en,
    description,
    description_en,
    included: included.map((service) => ({ id: service.id, title: service.title })),
    cancellation_rules: [...termsOf(plan, settings).cancellation_rules],
  }
}
