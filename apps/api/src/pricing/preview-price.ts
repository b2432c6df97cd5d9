import { explainExtras } from '@dvor/booking/packages/explain-extras.ts'
import { explainCoupons } from '@dvor/booking/pricing/coupons/explain-coupons.ts'
import { explainNights } from '@dvor/booking/pricing/explain-nights.ts'
import { explainRules } from '@dvor/booking/pricing/price-rules.ts'
import { priceStays } from '@dvor/booking/pricing/price.ts'
import { conditionsOn } from '@dvor/booking/pricing/rate.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { stayLines } from '@dvor/booking/pricing/stay-lines.ts'
import { restrictionsFor, type StayQuestion } from '@dvor/booking/availability/restrictions.ts'
import type {
  DraftSeason,
  PlanSimulation,
  PriceSimulation,
  priceSimulationRequest,
} from '@dvor/contract/pricing/price-simulations.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { invalid } from '../platform/errors.ts'
import { listActiveCoupons } from './coupon-queries.ts'
import { nightsTakenFor, refuseSenselessStays } from './check-stays.ts'
import { quoteAsked, quoteUnder } from './quote.ts'
import { listActivePackages } from '../packages/package-queries.ts'
import { listOfferedSlots } from '../slots/queries.ts'
import { readQuoteData, type QuoteData } from './quote-data.ts'
import { rowOf, tableWith } from './preview-season.ts'

/**
 * Price of a stay with its explanation, night by night, also with an unsaved season; priced by the function that
 * prices an order. Saves nothing. @throws ApiError `invalid`
 */
export async function previewPrice(
  db: Db,
  { stay, draft, rate_plan }: z.output<typeof priceSimulationRequest>,
  clock: Clock,
): Promise<PriceSimulation> {
  refuseSenselessStays([stay])
  if (draft && draft.valid_to < draft.valid_from)
    throw invalid([{ path: 'draft.valid_to', code: 'out_of_order' }])
  const data = await readQuoteData(db, { stays: [stay], common_services: [], rate_plan }, clock)
  const { price: saved, input, settings, moment } = quoteAsked(data)
  const [offered] = input.stays
  if (!offered) throw new Error('makeQuote prices each stay')
  const table = draft ? drafted(offered.table, draft, stay, moment.now) : offered.table
  const [takenNights = new Map()] = await nightsTakenFor(db, [stay], moment.now)
  const [slots, packages] = await pipelined([listOfferedSlots(db), listActivePackages(db)])
  const { services } = input
  const conditions = conditionsOn(table, stay.arrival)
  const ruled = { ...offered, request: stay, table }
  const price = priceStays({ ...input, stays: [ruled] })
  const plan = table.plan?.id ?? null
  const use = { stays: [stay], serviceDays: [], plan }
  return {
    nights: explainNights(table, stay, settings.age_bands),
    rules: explainRules(ruled, stayLines(table, stay, settings), { settings, today: moment.today }),
    extras: explainExtras({ stay, unit: table.unit, bands: settings.age_bands, services, slots, packages }),
    coupons: explainCoupons(await listActiveCoupons(db), price.lines, use, moment.today),
    price,
    saved_total: saved.total,
    min_nights: conditions.minNights,
    max_nights: conditions.maxNights,
    arrival_weekdays: [...conditions.arrivalWeekdays],
    departure_weekdays: [...conditions.departureWeekdays],
    refusals: restrictionsFor({ table, request: stay, taken: takenNights, settings, moment }),
    plans: simulatedPlans(data, { table, request: stay, taken: takenNights, settings, moment }),
    rate_plan: plan,
  }
}

/** The unit's prices with the draft; a stored season keeps its time of creation. */
function drafted(
  table: RateTable,
  draft: DraftSeason,
  { arrival, departure }: StayRequest,
  now: Date,
): RateTable {
  const storedRow = table.rows.find(({ id }) => id === draft.id)
  const row = rowOf(draft, new Date(storedRow?.createdAt ?? now).toISOString())
  return tableWith(table, row, { from: arrival, until: departure })
}

/** Every plan of the unit for the stay, at the saved prices. */
const simulatedPlans = (data: QuoteData, question: StayQuestion): PlanSimulation[] =>
  question.table.plans.map((plan) => ({
    id: plan.id,
    title: plan.title,
    total: quoteUnder(data, plan).price.total,
    refusals: restrictionsFor({ ...question, table: underPlan(question.table, plan) }),
  }))
