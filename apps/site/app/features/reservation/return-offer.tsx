import { returnConditions, returnDiscount } from '@dvor/booking/messages/return-offer-text.ts'
import type { ReturnOffer as Offer } from '@dvor/contract/reservations/reservation-details.ts'
import { useEffect } from 'react'
import { keepReturnCode } from '../../core/client/return-code.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useLanguage, useWords } from '../../core/language/use-language.ts'
import { flowPath } from '../search/search-params.ts'
import classes from './styles/reservation.module.css'
import { returnOfferWords } from '@dvor/texts/areas.ts'

/** The discount for the next stay of a returning guest; its link applies the guest's code by itself. */
export function ReturnOffer({ offer }: { offer: Offer }) {
  const words = useWords(returnOfferWords)
  const language = useLanguage()
  const { code } = offer
  const conditions = returnConditions(offer, language)
  useEffect(() => keepReturnCode(code), [code])
  return (
    <section className={classes.sheet} aria-labelledby="nabuduce">
      <h2 id="nabuduce">{words.heading}</h2>
      <p>{words.text(returnDiscount(offer, language))}</p>
      {conditions && <p>{conditions}</p>}
      <p className={classes.tools}>
        <LinkButton to={flowPath({ coupon: code })} variant="accent">
          {words.book}
        </LinkButton>
      </p>
    </section>
  )
}
