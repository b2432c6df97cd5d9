import { OwnersText } from '../../../core/language/owners-text.tsx'
import flowClasses from '../flow/flow.module.css'
import { useWords } from '../../../core/language/use-language.ts'
import type { LinkedOffer } from '../flow/load-offer.ts'
import { useTexts } from '../flow/use-texts.ts'
import { linkedOfferText } from './linked-offer-text.ts'

/** Names the seasonal offer whose code is in the address, and says how much its coupon deducts. */
export function LinkedOfferNotice({ offer }: { offer: LinkedOffer | null }) {
  const texts = useTexts()
  const discountText = useWords(linkedOfferText)
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
        <>. {discountText(offer.coupon_discount, offer.coupon_code)}</>
      )}
    </p>
  )
}
