import type { DayRate, PriceRow, PriceRule, RatePlan } from '../pricing/price-rows.ts'

/** The summer of 2026 at 100 € a night. */
export function sampleRow(changes: Partial<PriceRow> = {}): PriceRow {
  return {
    id: '01900000-0000-7000-8000-0000000000a1',
    rate_plan: null,
    title: 'Leto',
    valid_from: '2026-07-01',
    valid_to: '2026-08-31',
    weekdays: [],
    price: 10000,
    occupancy_prices: [],
    extra_person_price: null,
    min_nights: null,
    max_nights: null,
    arrival_weekdays: [],
    departure_weekdays: [],
    priority: 0,
    repeats_yearly: false,
    active: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  }
}

/** A day without a price or a restriction of its own. */
export function sampleDay(changes: Partial<DayRate> = {}): DayRate {
  return {
    id: '01900000-0000-7000-8000-0000000000b1',
    rate_plan: null,
    day: '2026-07-04',
    title: 'Denná cena',
    price: null,
    occupancy_prices: [],
    min_nights: null,
    max_nights: null,
    closed_to_arrival: false,
    closed_to_departure: false,
    ...changes,
  }
}

/** −10 % from seven nights on. */
export function sampleRule(changes: Partial<PriceRule> = {}): PriceRule {
  return {
    id: '01900000-0000-7000-8000-0000000000f1',
    title: 'Týždenný pobyt',
    kind: 'length_of_stay',
    direction: 'discount',
    effect: 'percent',
    value: 1000,
    combines: false,
    active: true,
    order: 0,
    nights_from: changes.kind === undefined || changes.kind === 'length_of_stay' ? 7 : null,
    nights_to: null,
    days_from: null,
    days_to: null,
    units: [],
    plans: [],
    stay_from: null,
    stay_to: null,
    weekdays: [],
    arrival_weekdays: [],
    booked_from: null,
    booked_to: null,
    ...changes,
  }
}

/** −10 % on the base price, and nothing back after a cancellation. */
export function samplePlan(changes: Partial<RatePlan> = {}): RatePlan {
  return {
    id: '01900000-0000-7000-8000-000000000e01',
    title: 'Nevratná',
    description: null,
    active: true,
    order: 0,
    units: [],
    effect: 'percent',
    direction: 'discount',
    value: 1000,
    included_services: [],
    cancellation_rules: [{ days_before: 0, fee_percent: 100 }],
    payment_schedule: [],
    min_nights: null,
    max_nights: null,
    days_from: null,
    days_to: null,
    stay_from: null,
    stay_to: null,
    ...changes,
  }
}
