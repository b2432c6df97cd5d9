import { z } from 'zod'
import { explainedExtra } from './explained-extras.ts'
import { occupancyPrices } from './occupancy-prices.ts'
import { priceBreakdown, restriction, stayRequest } from './quotes.ts'
import { cents, day, id, weekday } from '../values/values.ts'

/** A season before it is saved; with the `id` of a saved one it replaces that one. */
export const draftSeason = z.strictObject({
  id: id.nullish(),
  /** The plan whose own price it is; absent for the base price. */
  rate_plan: id.nullish(),
  title: z.string().trim().min(1).max(200),
  valid_from: day,
  /** Last night. */
  valid_to: day,
  weekdays: z.array(weekday).max(7).default([]),
  price: cents,
  occupancy_prices: occupancyPrices.default([]),
  extra_person_price: cents.nullish(),
  min_nights: z.int().min(1).max(365).nullish(),
  max_nights: z.int().min(1).max(365).nullish(),
  arrival_weekdays: z.array(weekday).max(7).default([]),
  departure_weekdays: z.array(weekday).max(7).default([]),
  priority: z.int().min(-1000).max(1000).default(0),
  repeats_yearly: z.boolean().default(false),
})
export type DraftSeason = z.output<typeof draftSeason>

/** `POST /price-simulations`: price of a stay with its explanation; nothing is saved. */
export const priceSimulationRequest = z.strictObject({
  stay: stayRequest,
  draft: draftSeason.nullish(),
  /** Absent: the first plan that can be booked. */
  rate_plan: id.nullish(),
})
export type PriceSimulationInput = z.input<typeof priceSimulationRequest>

/** Reason for which a season that covers the night does not price it. */
export const losingReason = z.enum(['weekday', 'own_price', 'priority', 'wider', 'older', 'day_rate'])
export type LosingReason = z.infer<typeof losingReason>

/** The same of any price of a night: that of the rooms of a whole only holds where no season does. */
export const losingPriceReason = z.enum([...losingReason.options, 'base_price'])
export type LosingPriceReason = z.infer<typeof losingPriceReason>

/** One night with the rule that prices it and the other rules that cover it. */
export const explainedNight = z.object({
  night: day,
  /** For the stay's persons in the base price. */
  price: cents,
  /** Number of these persons, where the price depends on it. */
  persons: z.int().nullish(),
  /** Null: the unit's base price. */
  winner: z.object({ id, title: z.string() }).nullable(),
  losers: z.array(z.object({ id, title: z.string(), price: cents, reason: losingPriceReason })),
})
export type ExplainedNight = z.infer<typeof explainedNight>

/**
 * Reason for which a price rule of the unit does nothing: a condition that the stay does not meet, a larger discount,
 * or nothing that it could be taken from.
 */
export const ruleReason = z.enum([
  'booking_dates',
  'no_gap',
  'nights',
  'days_before',
  'arrival_weekday',
  'stay_nights',
  'smaller',
  'no_amount',
])
export type RuleReason = z.infer<typeof ruleReason>

/** A price rule of the unit with its amount for the stay, negative for a discount. */
export const explainedRule = z.object({
  id,
  title: z.string(),
  amount: cents,
  /** Null when it applies. */
  reason: ruleReason.nullable(),
  /** The numbers that the rule asks for, of the reasons `nights` and `days_before`; an end that is null is open. */
  wanted: z.object({ from: z.int().nullable(), to: z.int().nullable() }).nullable(),
  /** The amount of a discount that lost to a larger one, zero or negative; else null. */
  lost: cents.nullable(),
})
export type ExplainedRule = z.infer<typeof explainedRule>

/** Reason for which a coupon cannot be used for a booking. */
export const couponProblem = z.enum([
  'inactive',
  'not_yet',
  'over',
  'other_stay',
  'other_unit',
  'other_plan',
  'nothing_covered',
  'too_short',
  'used_up',
])
export type CouponProblem = z.infer<typeof couponProblem>

/**
 * `details.reason` of `coupon_invalid`: as in the simulation, `unknown` for no such code (for guests also one that is
 * switched off), `other_guest` for the code of another returning guest.
 */
export type CouponRefusal = CouponProblem | 'unknown' | 'other_guest'

/** A coupon with its amount for the stay, zero or negative. */
export const explainedCoupon = z.object({
  id,
  code: z.string(),
  title: z.string().nullable(),
  for_returning: z.boolean(),
  amount: cents,
  /**
   * Null when it applies; `no_amount` where nothing that it reduces is in the price, `no_service` where these are
   * services alone, `smaller` where another coupon for returning guests takes more off.
   */
  reason: z.enum([...couponProblem.options, 'no_amount', 'no_service', 'smaller']).nullable(),
})
export type ExplainedCoupon = z.infer<typeof explainedCoupon>

/** A rate plan for the stay: its total in cents, and what prevents guests from booking it today. */
export const planSimulation = z.object({
  id,
  title: z.string(),
  total: cents,
  refusals: z.array(restriction),
})
export type PlanSimulation = z.infer<typeof planSimulation>

export const priceSimulation = z.object({
  nights: z.array(explainedNight),
  /** All active price rules of the unit, in the owner's order. */
  rules: z.array(explainedRule),
  /** Every active service, activity and package, in the price or not. */
  extras: z.array(explainedExtra),
  /** The active coupons, newest first; none is in the price. */
  coupons: z.array(explainedCoupon),
  price: priceBreakdown,
  /** The total with the saved seasons; differs from the price only with a draft. */
  saved_total: cents,
  min_nights: z.int(),
  /** Null: any number. */
  max_nights: z.int().nullable(),
  arrival_weekdays: z.array(weekday),
  departure_weekdays: z.array(weekday),
  /** All restrictions on the stay for a guest today. */
  refusals: z.array(restriction),
  /** Every plan of the unit with the total, also those that cannot be booked, with the reasons. */
  plans: z.array(planSimulation),
  /** The simulated plan; null for the base price. */
  rate_plan: id.nullable(),
})
export type PriceSimulation = z.infer<typeof priceSimulation>

/** `POST /season-effects`: effect of a season if it were saved; nothing is saved. */
export const seasonEffectRequest = z.strictObject({
  accommodation_unit: id,
  season: draftSeason.extend({ active: z.boolean().default(true) }),
})

/** Another season that prices nights of the given one. */
export const winningSeason = z.object({
  id,
  title: z.string(),
  price: cents,
  priority: z.int(),
  /** Reason for which it takes precedence over the given season. */
  reason: losingReason,
  nights: z.int(),
  /** Consecutive nights, the last one included. */
  periods: z.array(z.object({ from: day, to: day })),
})
export type WinningSeason = z.infer<typeof winningSeason>

export const seasonEffect = z.object({
  is_active: z.boolean(),
  /** The season's nights from today on, in its range and on its weekdays; at most three years. */
  nights: z.int(),
  /** Number of these nights that the season prices. */
  priced_nights: z.int(),
  winners: z.array(winningSeason),
  /** The lowest priority with which the season would price all its nights; null where no other takes precedence. */
  winning_priority: z.int().nullable(),
})
export type SeasonEffect = z.infer<typeof seasonEffect>
