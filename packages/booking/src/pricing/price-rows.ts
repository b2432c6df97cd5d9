import type { OccupancyPrices } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { StayTaxRate } from '@dvor/contract/money/stay-tax.ts'
import type {
  PriceRuleDirection,
  PriceRuleEffect,
  PriceRuleKind,
} from '@dvor/contract/pricing/price-rules.ts'
import type { PlanEffect } from '@dvor/contract/pricing/rate-plans.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Instant } from '@dvor/format/instants.ts'

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
  /** Of its price for fewer persons; empty moves those of the season with it. */
  occupancy_prices: OccupancyPrices
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
  description: string | null
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
