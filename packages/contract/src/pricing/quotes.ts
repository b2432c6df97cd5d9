import { z } from 'zod'
import { instalment } from '../money/payment-schedule.ts'
import { statedExemptions } from '../money/stay-tax.ts'
import { packageName } from './packages.ts'
import { priceRuleEffects, priceRuleKinds } from './price-rules.ts'
import { bookedOccurrence, serviceRequest, slotRestriction } from '../services/slots.ts'
import { adults, cents, childrenAges, day, id } from '../values/values.ts'
import { valueUnits } from '../values/units.ts'
import { vatKind } from '../values/vat-kind.ts'

/** One request: this unit, these days (departure exclusive), these people. */
export const stayRequest = z.strictObject({
  accommodation_unit: id,
  arrival: day,
  departure: day,
  adults,
  children_ages: childrenAges.default([]),
})
export type StayRequest = z.infer<typeof stayRequest>

export const commonServiceRequest = z.strictObject({ common_service: id, quantity: z.int().min(1).max(100) })
export type CommonServiceRequest = z.infer<typeof commonServiceRequest>

export const couponCode = z.string().trim().min(1).max(40)

/** The deduction of a coupon: `value` in percent, or in cents of an amount. */
export const couponDiscount = z.strictObject({
  kind: z.enum(['percent', 'amount']),
  value: z.int().min(1).meta({ description: valueUnits.percent }),
})
export type CouponDiscount = z.infer<typeof couponDiscount>

/** Parts of a reservation: stays, slot services, or both; a slot service can be booked without a stay. */
export const requestedStays = z.array(stayRequest).max(10).default([])
export const requestedServices = z.array(serviceRequest).max(20).default([])

interface RequestedParts {
  stays: readonly unknown[]
  services: readonly unknown[]
}

/** Refuses an empty request; to be spread into `refine`. */
export const requestsSomething: [(request: RequestedParts) => boolean, { path: string[]; error: string }] = [
  ({ stays, services }) => stays.length + services.length > 0,
  { path: ['stays'], error: 'required' },
]

export const quoteRequest = z
  .strictObject({
    stays: requestedStays,
    services: requestedServices,
    common_services: z.array(commonServiceRequest).max(30).default([]),
    coupon: couponCode.nullish(),
    /** Return code that the guest's device keeps: its discount applies by itself, a wrong code changes nothing. */
    return_code: couponCode.nullish(),
    /** Absent: the first rate plan of all its units that can be booked. */
    rate_plan: id.nullish(),
    /** The stays are sold as this package, with the services that it includes. */
    package: id.nullish(),
    tax_exemptions: statedExemptions,
  })
  .refine(...requestsSomething)
export type QuoteRequest = z.infer<typeof quoteRequest>
export type QuoteInput = z.input<typeof quoteRequest>

/** Kind of a line; the clients have the words, the line has the facts. */
export const priceLineKind = z.enum([
  'nights',
  'extra_person',
  'surcharge',
  'rule_discount',
  'common_service',
  'service',
  'discount',
  'stay_tax',
  'early_departure',
  'adjustment',
  'custom',
])

/**
 * Terms of a price rule as they were agreed, so that a change of the reservation keeps them. `value` is in hundredths of
 * a percent, or in cents by its effect.
 */
export const agreedPriceRule = z.object({
  id,
  kind: z.enum(priceRuleKinds.map(({ value }) => value)),
  effect: z.enum(priceRuleEffects.map(({ value }) => value)),
  value: z.int().meta({ description: valueUnits.hundredths }),
  /** Nights of the week between the line's first and last night; empty means every night. */
  weekdays: z.array(z.int()),
  /** Persons that were counted. */
  persons: z.int(),
  combines: z.boolean(),
})
export type AgreedPriceRule = z.infer<typeof agreedPriceRule>

/** `amount` = `unit_price` × `quantity`, rounded once; the total is the sum of the amounts. */
export const priceLine = z.object({
  kind: priceLineKind,
  /** Name of the unit, service or age band. */
  label: z.string(),
  /** The rule that applied: title of a season or of a price rule, null for the base price. */
  rule: z.string().nullable(),
  accommodation_unit: id.nullable(),
  /** Nights (with `first_night` and `last_night`), persons × nights, pieces. */
  quantity: z.int(),
  first_night: day.nullable(),
  last_night: day.nullable(),
  unit_price: cents,
  amount: cents,
  /** Of nights whose price depends on the number of persons: that number. */
  persons: z.int().nullish(),
  /** Of an `extra_person`: true for a child of the base price or in a cot, who is no additional person. */
  in_base: z.boolean().nullish(),
  /** Null where no VAT applies (the stay tax). */
  vat_kind: vatKind.nullable(),
  /** Of a common service: its id, and how it is counted. */
  common_service: id.nullish(),
  price_unit: z.enum(['stay', 'night', 'person', 'person_night', 'piece']).nullish(),
  /** Of a surcharge or a discount by a price rule: its terms. */
  price_rule: agreedPriceRule.nullish(),
  /** Of a common service: whose price of children it is; absent for the full price. */
  age_label: z.string().nullish(),
  /** Of a slot service: its time and number of persons. */
  occurrence: bookedOccurrence.nullish(),
  /** Of pieces on the bill: the product, and the day on which they were taken. */
  product: id.nullish(),
  day: day.nullish(),
  /** True for a part of a package, whose title is the line's `rule`. */
  in_package: z.boolean().nullish(),
})
export type PriceLine = z.infer<typeof priceLine>

export const priceBreakdown = z.object({
  lines: z.array(priceLine),
  /** Everything but coupon, agreed discount and the stay tax; discounts by rules are in it. */
  subtotal: cents,
  /** Coupon and agreed discount, zero or negative. */
  discount: cents,
  stay_tax: cents,
  total: cents,
  deposit_due: cents,
  /** Due day of the next part after the deposit; null where there is none. */
  balance_due_on: day.nullable(),
  /** The parts in which it is paid, in the order of their days: `deposit_due` with the order, then the others. */
  instalments: z.array(instalment),
})
export type PriceBreakdown = z.infer<typeof priceBreakdown>

/** Reason for which a unit cannot be booked for a stay; search, quote, hold and order use the same codes. */
export const restriction = z.discriminatedUnion('code', [
  z.object({ code: z.literal('taken'), nights: z.array(day) }),
  z.object({ code: z.literal('too_small'), sleeps: z.int() }),
  /** More children than the unit allows; those of a free age band do not count. */
  z.object({ code: z.literal('too_many_children'), children: z.int() }),
  z.object({ code: z.literal('min_nights'), nights: z.int() }),
  z.object({ code: z.literal('max_nights'), nights: z.int() }),
  /** No arrival, or no departure, on this single day. */
  z.object({ code: z.literal('arrival_closed') }),
  z.object({ code: z.literal('departure_closed') }),
  z.object({ code: z.literal('arrival_weekday'), weekdays: z.array(z.int()) }),
  z.object({ code: z.literal('departure_weekday'), weekdays: z.array(z.int()) }),
  z.object({ code: z.literal('closed') }),
  /** On some of the nights only this package is sold. */
  z.object({ code: z.literal('only_package'), ...packageName.shape }),
  z.object({ code: z.literal('too_late'), lead_hours: z.int() }),
  z.object({ code: z.literal('too_far'), last_day: day }),
  z.object({ code: z.literal('past') }),
  z.object({ code: z.literal('inverted') }),
  z.object({ code: z.literal('too_long'), nights: z.int() }),
  z.object({ code: z.literal('not_offered') }),
  /** The rate plan is not offered, or not for this unit. */
  z.object({ code: z.literal('plan_not_offered') }),
  /** The rate plan is sold between so many days before the arrival only; null sets no limit. */
  z.object({ code: z.literal('plan_days'), from: z.int().nullable(), to: z.int().nullable() }),
  /** The rate plan is sold for nights between these two only, both included. */
  z.object({ code: z.literal('plan_nights'), from: day.nullable(), to: day.nullable() }),
])
export type Restriction = z.infer<typeof restriction>

const refused = <Reason extends z.ZodType>(reason: Reason) =>
  z.array(z.object({ index: z.int(), refusals: z.array(reason) }))

/**
 * Answer of `POST /quotes`: the price, and for which of the stays and services (by their places in the request) a hold
 * would be refused now, with every reason. What the calling device holds itself counts as free.
 */
export const quoteAnswer = priceBreakdown.extend({
  refusals: z.object({ stays: refused(restriction), services: refused(slotRestriction) }),
})
export type QuoteAnswer = z.infer<typeof quoteAnswer>
