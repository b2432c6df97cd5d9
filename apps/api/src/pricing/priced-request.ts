import type { GuestContact } from './coupon-queries.ts'
import type { StoredCouponTerms } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { Adjustment, LineByHand } from '@dvor/booking/pricing/adjustment.ts'
import type { SoldPackage } from '@dvor/booking/packages/package-lines.ts'
import type { Agreement } from '@dvor/booking/pricing/price.ts'
import type { TaxGuest } from '@dvor/booking/pricing/stay-tax.ts'
import type { AgreedSlotService } from '@dvor/booking/services/slot-lines.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { CommonServiceRequest, PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { TaxExemption } from '@dvor/contract/money/stay-tax.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'

/**
 * Proof that the guest had a finished stay: its return code, or for the owner the guest alone. With both the code must
 * be of this guest's stay.
 */
export interface ReturningProof {
  code?: string | null | undefined
  guest?: GuestContact | null
}

/** A request to be priced. */
export interface PricedRequest {
  stays: readonly StayRequest[]
  /** Slot services at today's price. */
  services?: readonly ServiceRequest[]
  /** Slot services that the reservation has already, at the agreed price. */
  agreedSlotServices?: readonly AgreedSlotService[]
  common_services: readonly CommonServiceRequest[]
  coupon?: string | null
  /** The finished stay whose guest gets a discount without asking for it. */
  returning?: ReturningProof | null
  /** Whether the owner asks, who may use every coupon by its own code. */
  asOwner?: boolean
  /** Id of the rate plan; absent for the first that can be booked, or for the agreed one. */
  rate_plan?: string | null | undefined
  /** The package that the stays are to be sold as. */
  package?: string | null | undefined
  /** The booked services that the requests take the place of, in their order; parts of a package keep their share. */
  movedFrom?: readonly AgreedSlotService[] | undefined
  /** Stated by the guest: one reason for each person exempt from the stay tax. */
  tax_exemptions?: readonly TaxExemption[]
  /** Guests who pay less stay tax, in place of the stated ones. */
  taxGuests?: readonly TaxGuest[]
  /** Fee for nights that the guests leave before. */
  departureFees?: readonly PriceLine[]
  /** The owner's agreement with the guest. */
  adjustment?: Adjustment | null
  customLines?: readonly LineByHand[]
  /** The reservation that is changed; its unchanged parts keep their price. */
  agreed?: AgreedReservation
}

/** Agreed prices, with the reservation's coupon: its use is already counted, so its limits are not checked again. */
export interface AgreedReservation extends Agreement {
  coupon: { id: string; terms: StoredCouponTerms | null } | null
  /** Its rate plan; null for the base price. */
  rate_plan: string | null
  /** A payment schedule of the plan's own, as agreed. */
  payment_schedule: readonly PaymentPart[] | null
  /** The package that it is sold as, where the change keeps it. */
  package?: SoldPackage | null
}
