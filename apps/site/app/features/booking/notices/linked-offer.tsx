import type { CouponDiscount } from '@dvor/contract/pricing/quotes.ts'
import { linkedOfferText } from '@dvor/texts/areas.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import flowClasses from '../flow/flow.module.css'
import { useFormats } from '../../../core/language/formats.ts'
import { useWords } from '../../../core/language/use-language.ts'
import type { LinkedOffer } from '../flow/load-offer.ts'
import { useTexts } from '../flow/use-texts.ts'

/** Names the seasonal offer whose code is in the address, and says how much its coupon deducts. */
export function LinkedOfferNotice({ offer }: { offer: LinkedOffer | null }) {
  const texts = useTexts()
  const discountText = useWords(linkedOfferText)
  const { formatEuros, formatPercent } = useFormats()
  const amountOf = ({ kind, value }: CouponDiscount) =>
    kind === 'percent' ? formatPercent(value) : formatEuros(value)
  if (!offer) return null
  return (
    <p className={flowClasses.notice}>
      <strong>
        {texts.search.offer} <OwnersText>{offer.title}</OwnersText>
      </strong>
      {offer.price_text && (
        <>
          {': '}
          <OwnersText>{offer.price_text}</OwnersText>
        </>
      )}
      {offer.coupon_code && offer.coupon_discount && (
        <>. {discountText(amountOf(offer.coupon_discount), offer.coupon_code)}</>
      )}
    </p>
  )
}
