import { usualSchedule } from '@dvor/contract/money/payment-schedule.ts'
import { taxExemption, type StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { momentOf } from '../stay/moment.ts'
import { rateTable } from '../pricing/rate-table.ts'
import type { StayQuestion } from '../availability/restrictions.ts'
import type { Coupon } from '../pricing/coupons/coupon-row.ts'
import type { PricingSettings } from '../pricing/price-rows.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { sampleRow } from './sample-rates.ts'

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

/** A coupon of 10 % without any limit, with changes. */
export function sampleCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    code: 'LETO10',
    title: null,
    kind: 'percent',
    value: 10,
    covers: 'all',
    units: [],
    services: [],
    slots: [],
    plans: [],
    for_returning: false,
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
