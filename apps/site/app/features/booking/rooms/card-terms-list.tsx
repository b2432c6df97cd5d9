import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { cardTerms } from './card-terms.ts'
import classes from './quote-card.module.css'

/** The free cancellation date and the payment plan on a priced card. */
export function CardTerms({ flow, price }: { flow: FlowData; price: PriceBreakdown }) {
  const language = useLanguage()
  const terms = cardTerms(price, flow, language)
  if (terms.length === 0) return null
  return (
    <ul className={classes.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
