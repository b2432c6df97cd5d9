import { termsOf } from '@dvor/booking/pricing/plans/rate-plan.ts'
import { couponTermsOf } from '@dvor/booking/pricing/coupons/coupon.ts'
import type { Language } from '@dvor/format/languages.ts'
import { ownersText, type OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import type { Quote } from '../../pricing/quote.ts'
import type { Reservation } from './reservation-queries.ts'
import type { AgreedTerms } from '../../db/schema/reservations/reservations.ts'

/** The agreed cancellation rules; for reservations from before these were stored, those of the property. */
export const agreedRules = (
  { agreed_terms }: Pick<Reservation, 'agreed_terms'>,
  settings: Pick<Settings, 'cancellation_rules'>,
) => agreed_terms?.cancellation_rules ?? settings.cancellation_rules

/** Terms that are agreed beside the price when a reservation is made, or gets another rate plan. */
export function agreedTerms({
  settings,
  coupon,
  plan,
  tables,
  package: sold,
}: Pick<Quote, 'settings' | 'coupon' | 'plan' | 'tables' | 'package'>): AgreedTerms {
  const terms = {
    cancellation_rules: [...termsOf(plan, settings).cancellation_rules],
    coupon: coupon && couponTermsOf(coupon),
    rate_plan: plan && hasChoice(tables) ? { title: plan.title } : null,
    ...(sold && { package: sold.terms }),
  }
  return plan && plan.payment_schedule.length > 0
    ? { ...terms, payment_schedule: plan.payment_schedule }
    : terms
}

/** Whether there was another plan to choose. */
const hasChoice = (tables: Quote['tables']): boolean =>
  [...tables.values()].some(({ plan, plans }) => plans.some(({ id }) => id !== plan?.id))

/** The name of the agreed plan in a language; null where there was no choice. */
export function planName(
  { agreed_terms }: Pick<Reservation, 'agreed_terms'>,
  language: Language,
  texts: OwnersTexts,
): string | null {
  const plan = agreed_terms?.rate_plan
  return plan ? ownersText(texts, language, plan.title).text : null
}
