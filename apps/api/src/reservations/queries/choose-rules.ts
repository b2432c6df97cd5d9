import { couponTermsOf } from '@dvor/booking/pricing/coupon.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Quote } from '../../pricing/quote.ts'
import type { Reservation } from './reservation-queries.ts'
import type { AgreedTerms } from '../../db/schema/reservations/reservations.ts'

/** The agreed cancellation rules; for reservations from before these were stored, those of the property. */
export const agreedRules = (
  { agreed_terms }: Pick<Reservation, 'agreed_terms'>,
  settings: Pick<Settings, 'cancellation_rules'>,
) => agreed_terms?.cancellation_rules ?? settings.cancellation_rules

/** Terms that are agreed beside the price when a reservation is made. */
export const agreedTerms = ({ settings, coupon }: Pick<Quote, 'settings' | 'coupon'>): AgreedTerms => ({
  cancellation_rules: settings.cancellation_rules,
  coupon: coupon && couponTermsOf(coupon),
})
