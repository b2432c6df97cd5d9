import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { returningWords } from '@dvor/texts/areas.ts'
import { useWords } from '../../../core/language/use-language.ts'
import { useDraft } from '../flow/use-draft.ts'
import { isForReturning } from '../prices/returning-price.ts'
import flowClasses from '../flow/flow.module.css'
import classes from './returning-discount.module.css'

/** Says for whom the discount is that applied by itself, or why it did not. */
export function ReturningDiscount({ price }: { price: PriceBreakdown | null }) {
  const words = useWords(returningWords)
  const { return_refused } = useDraft('return_refused')
  const isApplied = isForReturning(price)
  return isApplied || return_refused ? (
    <p className={`${flowClasses.notice} ${classes.said}`}>{isApplied ? words.applied : words.refused}</p>
  ) : null
}
