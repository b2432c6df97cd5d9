import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { cardTerms } from './card-terms.ts'
import classes from './quote-card.module.css'

interface Props {
  flow: FlowData
  price: PriceBreakdown
  /** Cents, beside the price. */
  securityDeposit: number
}

/** The free cancellation date, the payment plan and the security deposit on a priced card. */
export function CardTerms({ flow, price, securityDeposit }: Props) {
  const language = useLanguage()
  const terms = cardTerms({ ...price, securityDeposit }, flow, language)
  if (terms.length === 0) return null
  return (
    <ul className={classes.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
