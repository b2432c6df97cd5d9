import type { CouponDiscount } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

function amount({ kind, value }: CouponDiscount, language: Language): string {
  return kind === 'percent' ? formatPercent(value, language) : formatEuros(value, language)
}

/** Says what the coupon of a seasonal offer deducts and where. */
export const linkedOfferText: InLanguages<(discount: CouponDiscount, code: string) => string> = {
  sk: (discount, code) =>
    `Zľavu ${amount(discount, 'sk')} odpočítame pri vašich údajoch, kód ${code} tam už máte vyplnený.`,
  en: (discount, code) =>
    `The discount of ${amount(discount, 'en')} is deducted with your details, where code ${code} is already filled in.`,
}
