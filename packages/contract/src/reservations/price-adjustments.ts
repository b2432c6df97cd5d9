import { z } from 'zod'
import { vatKind } from '../values/vat-kind.ts'
import { priceBreakdown, quoteRequest } from '../pricing/quotes.ts'
import { cents, email, phone } from '../values/values.ts'
import { valueUnits } from '../values/units.ts'

/** At most a million euros: larger sums are typing errors. */
export const mostCents = 100_000_000

const label = z.string().trim().min(1).max(120)
/** A wording for guest and documents, and the reason, which only the history keeps. */
const words = { label: label.nullish(), reason: z.string().trim().min(1).max(500) }

/**
 * The owner's agreement with the guest: the total of the reservation with the stay tax (cents), or a discount on
 * accommodation and services in cents or percent.
 */
export const priceAdjustment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('total'), value: cents.min(0).max(mostCents), ...words }),
  z.strictObject({ kind: z.literal('amount'), value: cents.min(1).max(mostCents), ...words }),
  z.strictObject({
    kind: z.literal('percent'),
    value: z.int().min(1).max(100).meta({ description: valueUnits.percent }),
    ...words,
  }),
])
export type PriceAdjustment = z.infer<typeof priceAdjustment>

/** A line that the owner adds by hand, for example a damage or a transfer; a negative price takes something off. */
export const customLine = z.strictObject({
  label,
  quantity: z.int().min(1).max(999),
  /** Cents with VAT. */
  unit_price: cents
    .min(-mostCents)
    .max(mostCents)
    .refine((value) => value !== 0, { error: 'required' }),
  vat_kind: vatKind,
})
export type CustomLine = z.infer<typeof customLine>

/** All that the owner agreed on a price beside the price list. */
export const priceAdjustments = z.strictObject({
  adjustment: priceAdjustment.nullable(),
  custom_lines: z.array(customLine).max(20),
})
export type PriceAdjustments = z.infer<typeof priceAdjustments>

/** `PUT /reservations/{id}/price-adjustments`: refused with `price_changed` when the total differs. */
export const priceAdjustmentsChange = priceAdjustments.extend({ expected_total: cents.nullish() })
export type PriceAdjustmentsChange = z.infer<typeof priceAdjustmentsChange>

/** A guest as the owner has typed them. */
const guestContact = z.strictObject({ email: email.nullish(), phone: phone.nullish() })

/** `POST /agreed-quotes`: the price of a request with what the owner agrees; no side effect. */
export const agreedQuoteRequest = quoteRequest.safeExtend({
  price_adjustments: priceAdjustments.nullish(),
  /** The guest who gets the discount for returning guests by itself, if there is a finished stay. */
  returning_guest: guestContact.nullish(),
  /** The guest whose uses of the coupon are counted, for `coupon_limit`. */
  guest: guestContact.nullish(),
})

/** Uses of a coupon by a guest who has reached `most`, its limit for each guest. */
const couponLimit = z.object({ used: z.int(), most: z.int() })
export type CouponLimit = z.infer<typeof couponLimit>

/** Answer of `POST /agreed-quotes`. */
export const agreedQuote = priceBreakdown.extend({
  /** Set where the booking passes the coupon's limit for each guest, which holds back no booking of the owner. */
  coupon_limit: couponLimit.nullable(),
})
export type AgreedQuote = z.infer<typeof agreedQuote>
