import type { CouponDiscount } from '@dvor/contract/pricing/quotes.ts'
import type { ReturnOffer as Offer } from '@dvor/contract/reservations/reservation-details.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { useEffect } from 'react'
import { keepReturnCode } from '../../core/client/return-code.ts'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { useFormats } from '../../core/language/formats.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { flowPath } from '../search/search-params.ts'
import classes from './styles/reservation.module.css'
import { useReturnOfferWords } from './texts/return-offer-texts.ts'

/** The discount for the next stay of a returning guest; its link applies the guest's code by itself. */
export function ReturnOffer({ offer }: { offer: Offer }) {
  const words = useReturnOfferWords()
  const { formatDay } = useFormats()
  const language = useLanguage()
  const { code, discount, valid_to, stay_from, stay_to, min_nights } = offer
  const conditions = [
    ...(min_nights && min_nights > 1 ? [words.nights(min_nights)] : []),
    ...(stay_from ? [words.stayFrom(formatDay(stay_from))] : []),
    ...(stay_to ? [words.stayTo(formatDay(stay_to))] : []),
    ...(valid_to ? [words.bookBy(formatDay(valid_to))] : []),
  ]
  const amount = amountOf(discount, language)
  useEffect(() => keepReturnCode(code), [code])
  return (
    <section className={classes.sheet} aria-labelledby="nabuduce">
      <h2 id="nabuduce">{words.heading}</h2>
      <p>{words.text(amount)}</p>
      {conditions.length > 0 && <p>{`${words.holds} ${conditions.join(', ')}.`}</p>}
      <p className={classes.tools}>
        <LinkButton to={flowPath({ coupon: code })} variant="accent">
          {words.book}
        </LinkButton>
      </p>
    </section>
  )
}

const amountOf = ({ kind, value }: CouponDiscount, language: 'sk' | 'en'): string =>
  kind === 'percent' ? formatPercent(value, language) : formatEuros(value, language)
