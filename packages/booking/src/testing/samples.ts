import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { taxExemption, type StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { momentOf } from '../stay/moment.ts'
import { rateTable } from '../pricing/rate-table.ts'
import type { StayQuestion } from '../availability/restrictions.ts'
import type {
  CommonService,
  Coupon,
  DayRate,
  PriceRow,
  PriceRule,
  RatePlan,
  PricingSettings,
  RatedUnit,
  ServiceSlot,
  SlotService,
} from '../stay/rows.ts'

export const unitId = '01900000-0000-7000-8000-000000000001'

/** A cottage for two with two extra beds at 80 € a night, 20 € for each further person. */
export function sampleUnit(changes: Partial<RatedUnit> = {}): RatedUnit {
  return {
    id: unitId,
    title: 'Drevenica pri potoku',
    capacity: 2,
    extra_beds: 2,
    max_children: null,
    base_price: 8000,
    price_basis: 'unit',
    occupancy_prices: [],
    extra_person_price: 2000,
    age_bands: [],
    min_nights: 1,
    lead_hours: 0,
    horizon_days: 730,
    approval_required: false,
    online_bookable: true,
    active: true,
    let_as: 'unit',
    accommodation_object: '01900000-0000-7000-8000-0000000000b1',
    rooms_discount: null,
    check_in_from: null,
    ...changes,
  }
}

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
    title_en: null,
    description: null,
    description_en: null,
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

/** Two adults for three summer nights. */
export function sampleStay(changes: Partial<StayRequest> = {}): StayRequest {
  return {
    accommodation_unit: unitId,
    arrival: '2026-07-02',
    departure: '2026-07-05',
    adults: 2,
    children_ages: [],
    ...changes,
  }
}

/** 1,50 € for adults at any time, without a yearly limit. */
export function sampleTaxRate(changes: Partial<StayTaxRate> = {}): StayTaxRate {
  const exemptions = taxExemption.options
  return { valid_from: '2020-01-01', amount: 150, from_age: 18, max_nights: null, exemptions, ...changes }
}

export const sampleSettings: PricingSettings & { check_in_from: string } = {
  age_bands: [
    { label: 'Dieťa do 12 rokov', up_to_age: 12, percent: 50 },
    { label: 'Bábätko', up_to_age: 2, percent: 0 },
  ],
  stay_tax_rates: [sampleTaxRate()],
  payment_schedule: usualSchedule,
  transfer_days: 5,
  check_in_from: '14:00',
}

export function sampleService(changes: Partial<CommonService> = {}): CommonService {
  return {
    id: '01900000-0000-7000-8000-0000000000c1',
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    child_prices: [],
    units: [],
    per_unit: false,
    max_quantity: null,
    mandatory: false,
    vat_kind: 'food',
    active: true,
    ...changes,
  }
}

export function sampleCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    code: 'LETO10',
    title: null,
    kind: 'percent',
    value: 10,
    covers: 'all',
    units: [],
    plans: [],
    valid_from: null,
    valid_to: null,
    stay_from: null,
    stay_to: null,
    min_nights: null,
    max_uses: null,
    used_count: 0,
    active: true,
    ...changes,
  }
}

/** The sample stay asked for on 1 May 2026 at noon, nothing taken. */
export function sampleQuestion(changes: Partial<StayQuestion> = {}): StayQuestion {
  return {
    table: rateTable(sampleUnit(), [sampleRow()]),
    request: sampleStay(),
    taken: new Map(),
    settings: sampleSettings,
    moment: momentOf('2026-05-01T10:00:00Z'),
    ...changes,
  }
}

/** A ride for 18 € per person. */
export function sampleSlotService(changes: Partial<SlotService> = {}): SlotService {
  return {
    id: '01900000-0000-7000-8000-0000000000d1',
    title: 'Jazda na koni',
    price: 1800,
    price_unit: 'person',
    child_prices: [],
    resources: [],
    min_persons: null,
    max_persons: null,
    max_per_unit: false,
    units: [],
    min_age: null,
    lead_hours: 0,
    season_from: null,
    season_to: null,
    season_yearly: false,
    vat_kind: 'other',
    active: true,
    ...changes,
  }
}

/** Every Saturday from ten to eleven, for six. */
export function sampleSlot(changes: Partial<ServiceSlot> = {}): ServiceSlot {
  return {
    id: '01900000-0000-7000-8000-0000000000e1',
    service: '01900000-0000-7000-8000-0000000000d1',
    weekday: 6,
    day: null,
    time_from: '10:00',
    time_to: '11:00',
    capacity: 6,
    valid_from: null,
    valid_to: null,
    active: true,
    ...changes,
  }
}
