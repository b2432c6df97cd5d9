import type { OccupancyPrices, PriceBasis } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { LetAs } from '@dvor/contract/values/let-as.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { CouponCoverage } from '@dvor/contract/collections/reservations/coupons.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type {
  PriceRuleDirection,
  PriceRuleEffect,
  PriceRuleKind,
} from '@dvor/contract/pricing/price-rules.ts'
import type { PlanEffect } from '@dvor/contract/pricing/rate-plans.ts'
import type { VatKind } from '@dvor/contract/pricing/quotes.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Instant } from '@dvor/format/instants.ts'

/** The data of an accommodation unit for prices and restrictions; amounts in cents. */
export interface RatedUnit {
  id: string
  title: string
  /** Persons in the base price. */
  capacity: number
  extra_beds: number
  /** Null: no limit of its own. */
  max_children: number | null
  base_price: number
  price_basis: PriceBasis
  /** Price for one person, for two and so on; used with the basis `occupancy`. */
  occupancy_prices: OccupancyPrices
  extra_person_price: number
  /** Its own bands; empty means the property's. */
  age_bands: readonly AgeBand[]
  min_nights: number
  lead_hours: number
  horizon_days: number
  approval_required: boolean
  online_bookable: boolean
  active: boolean
  /** Whether guests take it alone, or with all rooms of its building or property. */
  let_as: LetAs
  accommodation_object: string
  /** Of a whole: percent less than the sum of its rooms; null where it has prices of its own. */
  rooms_discount: number | null
  /** Time from which guests may arrive in its building, `HH:MM`; null means the property's. */
  check_in_from: string | null
}

/** One season's price of a unit; null and empty lists mean the unit's values. */
export interface PriceRow {
  id: string
  /** Id of the rate plan whose own price it is; null for the base price. */
  rate_plan: string | null
  title: string
  valid_from: Day
  /** Last night, inclusive. */
  valid_to: Day
  /** ISO weekdays of the night's first day; empty means every day. */
  weekdays: readonly number[]
  price: number
  occupancy_prices: OccupancyPrices
  extra_person_price: number | null
  min_nights: number | null
  max_nights: number | null
  arrival_weekdays: readonly number[]
  departure_weekdays: readonly number[]
  priority: number
  /** Whether it comes back every year between the same dates. */
  repeats_yearly: boolean
  active: boolean
  createdAt: Instant
}

/** Price and restrictions of one day of a unit, before its seasons; null leaves a value to them. */
export interface DayRate {
  id: string
  /** Id of the rate plan whose own day it is; null for the base price. */
  rate_plan: string | null
  day: Day
  title: string
  /** Cents. */
  price: number | null
  /** Of a stay that begins on this day. */
  min_nights: number | null
  max_nights: number | null
  closed_to_arrival: boolean
  closed_to_departure: boolean
}

/** A surcharge or a discount on accommodation; null and empty lists set no condition. */
export interface PriceRule {
  id: string
  title: string
  kind: PriceRuleKind
  direction: PriceRuleDirection
  effect: PriceRuleEffect
  /** Hundredths of a percent, or cents, by the effect; never negative. */
  value: number
  /** Whether a discount is added to others; the others exclude each other. */
  combines: boolean
  active: boolean
  order: number
  /** Length of the stay; of a gap rule the length of the gap. */
  nights_from: number | null
  nights_to: number | null
  /** Days between the booking and the arrival. */
  days_from: number | null
  days_to: number | null
  /** Ids of units; empty means all. */
  units: readonly string[]
  /** Ids of rate plans; empty means all. */
  plans: readonly string[]
  /** First and last night that the rule covers. */
  stay_from: Day | null
  stay_to: Day | null
  /** ISO weekdays of the covered nights. */
  weekdays: readonly number[]
  /** ISO weekdays of the arrival. */
  arrival_weekdays: readonly number[]
  /** First and last day of booking. */
  booked_from: Day | null
  booked_to: Day | null
}

/** Conditions under which stays are sold; null and empty lists set none of their own. */
export interface RatePlan {
  id: string
  title: string
  title_en: string | null
  description: string | null
  description_en: string | null
  active: boolean
  order: number
  /** Ids of units; empty means all. */
  units: readonly string[]
  effect: PlanEffect
  direction: PriceRuleDirection
  /** Hundredths of a percent, or cents, by the effect; never negative. */
  value: number
  /** Ids of common services that come with it. */
  included_services: readonly string[]
  /** Empty: those of the settings. */
  cancellation_rules: readonly CancellationRule[]
  payment_schedule: readonly PaymentPart[]
  min_nights: number | null
  max_nights: number | null
  /** Days between the booking and the arrival. */
  days_from: number | null
  days_to: number | null
  /** First and last night of a stay that it is sold for. */
  stay_from: Day | null
  stay_to: Day | null
}

export type PriceUnit = 'stay' | 'night' | 'person' | 'person_night' | 'piece'

/** A common service on offer; inactive ones count as absent. */
export interface CommonService {
  id: string
  title: string
  price: number
  price_unit: PriceUnit
  child_prices: readonly ChildPrice[]
  /** Ids of the units that it is offered with; empty for all. */
  units: readonly string[]
  /** Whether a price per stay counts for each unit. */
  per_unit: boolean
  max_quantity: number | null
  mandatory: boolean
  vat_kind: VatKind
  active: boolean
}

/** A discount code; `value` is percent or cents by its kind. */
export interface Coupon {
  code: string
  title: string | null
  kind: 'percent' | 'amount'
  value: number
  covers: CouponCoverage
  /** Ids of units whose nights it reduces; empty means all. */
  units: readonly string[]
  /** Ids of services that it reduces, common ones and those with times; empty means all. */
  services: readonly string[]
  /** Ids of all times of these services. */
  slots: readonly string[]
  /** Ids of rate plans with which it may be used; empty means all. */
  plans: readonly string[]
  /** Whether it applies by itself to guests with a finished stay. */
  for_returning: boolean
  /** First and last day of booking. */
  valid_from: Day | null
  valid_to: Day | null
  /** First and last night that it may cover. */
  stay_from: Day | null
  stay_to: Day | null
  min_nights: number | null
  max_uses: number | null
  used_count: number
  active: boolean
}

/** The part of the global settings that prices depend on, under the same names. */
export interface PricingSettings {
  age_bands: readonly AgeBand[]
  /** The municipality's rules, each from a night on. */
  stay_tax_rates: readonly StayTaxRate[]
  /** When which part of the price is due. */
  payment_schedule: readonly PaymentPart[]
  /** Days to pay a transfer after an order. */
  transfer_days: number
}

/** The data of a slot service for booking; amounts in cents, inactive ones are not offered. */
export interface SlotService {
  id: string
  title: string
  price: number
  price_unit: 'person' | 'group'
  child_prices: readonly ChildPrice[]
  /** Resources that the service shares with others, for its length. */
  resources: readonly ResourceNeed[]
  min_persons: number | null
  /** Most persons of one reservation at one time; null sets no limit. */
  max_persons: number | null
  /** Whether so many may come for each unit. */
  max_per_unit: boolean
  /** Ids of the units whose guests it is for; empty for everybody. */
  units: readonly string[]
  /** Age on the day of arrival below which a child of the party does not take part. */
  min_age: number | null
  lead_hours: number
  /** First and last day of the season. */
  season_from: Day | null
  season_to: Day | null
  /** Whether it repeats every year between the same dates. */
  season_yearly: boolean
  vat_kind: VatKind
  active: boolean
}

/** Time of a service: every week on a weekday, or on one day; times `HH:MM` by the property's clock. */
export interface ServiceSlot {
  id: string
  service: string
  /** ISO weekday; null where `day` is the only day. */
  weekday: number | null
  day: Day | null
  time_from: string
  time_to: string
  capacity: number
  valid_from: Day | null
  valid_to: Day | null
  active: boolean
}
