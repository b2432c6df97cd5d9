import { OwnersText } from '../../../core/language/owners-text.tsx'
import flowClasses from '../flow/flow.module.css'
import type { LinkedOffer } from '../flow/load-offer.ts'
import { useTexts } from '../flow/use-texts.ts'

/** Names the seasonal offer whose code is in the address, and says when its discount is deducted. */
export function LinkedOfferNotice({ offer }: { offer: LinkedOffer | null }) {
  const texts = useTexts()
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
      . {texts.search.offerCode} {offer.coupon_code}.
    </p>
  )
}
