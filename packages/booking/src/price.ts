import type { CommonServiceWish, PriceBreakdown, PriceLine, StayWish } from '@dvor/contract/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { billedServices } from './common-services.ts'
import { balanceDueOn, depositDue } from './deposit.ts'
import { discountLines } from './discount.ts'
import { headcount } from './headcount.ts'
import type { RateTable } from './rate.ts'
import type { CommonService, Coupon, PricingSettings } from './rows.ts'
import { stayLines } from './stay-lines.ts'
import { stayTaxLines } from './stay-tax.ts'

/** A wish together with the prices of the unit it asks for. */
export interface PricedStay {
  table: RateTable
  wish: StayWish
}

/** Everything that a price depends on; the same input always gives the same breakdown. */
export interface PriceInput {
  stays: readonly PricedStay[]
  /** All common services on offer, in the owner's order; mandatory ones are added unasked. */
  services: readonly CommonService[]
  wishedServices: readonly CommonServiceWish[]
  /** Lines of booked slot services, priced by their own rules (kind `service`). */
  slotLines?: readonly PriceLine[]
  /** A coupon that was found usable (`couponProblem` in coupon.ts). */
  coupon?: Coupon | null
  settings: PricingSettings
  /** The day of booking, in the house. */
  today: Day
}

const sum = (lines: readonly PriceLine[]): number => lines.reduce((total, line) => total + line.amount, 0)

function firstArrival(stays: readonly StayWish[]): Day | null {
  return stays.map((stay) => stay.arrival).toSorted()[0] ?? null
}

/**
 * The one price of a reservation, in cents, VAT included: for quote, order, e-mail, invoice and preview alike
 * (domain.md, Price). The total is the sum of the lines' amounts; the coupon never reaches the stay tax.
 */
export function priceStays(input: PriceInput): PriceBreakdown {
  const { settings } = input
  const wishes = input.stays.map((stay) => stay.wish)
  const nights = input.stays.flatMap(({ table, wish }) => stayLines(table, wish, settings))
  const count = headcount(wishes, settings.age_bands)
  const services = billedServices(input.services, input.wishedServices, count).map(({ line }) => line)
  const full = [...nights, ...services, ...(input.slotLines ?? [])]
  const discount = input.coupon ? discountLines(input.coupon, full) : []
  const tax = stayTaxLines(wishes, settings)
  const lines = [...full, ...discount, ...tax]
  const total = sum(lines)
  const arrival = firstArrival(wishes)
  const deposit_due = depositDue(total, arrival, input.today, settings)
  return {
    lines,
    subtotal: sum(full),
    discount: sum(discount),
    stay_tax: sum(tax),
    total,
    deposit_due,
    balance_due_on: balanceDueOn(total - deposit_due, arrival, settings),
  }
}
