import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { FlowData } from '../flow/load-flow.ts'
import type { PlanTotal } from '@dvor/contract/pricing/availability.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { cardTerms } from './card-terms.ts'
import classes from './quote-card.module.css'

interface Props {
  flow: FlowData
  price: PriceBreakdown
  /** Cancellation rules of the price. */
  rules: readonly CancellationRule[]
  /** Cents, beside the price. */
  securityDeposit: number
  /** The day of free cancellation alone, or everything else; all without it, on the card of several rooms. */
  part?: 'free' | 'rest'
}

/** The free cancellation date, the payment plan and the security deposit on a priced card. */
export function CardTerms({ flow, price, rules, securityDeposit, part }: Props) {
  const language = useLanguage()
  const { free, rest } = cardTerms({ ...price, securityDeposit }, { ...flow, rules }, language)
  const terms = [...(part === 'rest' ? [] : free), ...(part === 'free' ? [] : rest)]
  if (terms.length === 0) return null
  return (
    <ul className={classes.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}

/** The rate plans of a unit with their totals, where there is a choice; it is made with the order. */
export function CardPlans({ plans }: { plans: readonly PlanTotal[] }) {
  const texts = useTexts()
  const { formatMoney } = useFormats()
  if (plans.length < 2) return null
  return (
    <p className={classes.facts}>
      {texts.plans.onCard}:{' '}
      {plans.map(({ id, title, total }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <OwnersText>{title}</OwnersText> {formatMoney(total)}
        </span>
      ))}
    </p>
  )
}
