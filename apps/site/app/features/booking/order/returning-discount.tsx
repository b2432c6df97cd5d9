import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { useDraft } from '../flow/use-draft.ts'
import { isForReturning } from '../prices/returning-price.ts'
import flowClasses from '../flow/flow.module.css'
import classes from './returning-discount.module.css'

const texts = {
  sk: {
    applied:
      'Vitajte späť! Zľavu pre vracajúcich sa hostí sme už odpočítali. Objednajte, prosím, na e-mail alebo telefón, ktorý ste uviedli pri minulom pobyte.',
    refused:
      'Zľavu pre vracajúcich sa hostí sme neodpočítali: platí len tomu, na koho bol minulý pobyt, a nie viackrát, ako je povolené.',
  },
  en: {
    applied:
      'Welcome back! The discount for returning guests has already been taken off. Please order with the e-mail or phone number of your last stay.',
    refused:
      'The discount for returning guests has not been taken off: it is only for the guest of the last stay, and only as often as it allows.',
  },
} satisfies InLanguages<Record<string, string>>

/** Says for whom the discount is that applied by itself, or why it did not. */
export function ReturningDiscount({ price }: { price: PriceBreakdown | null }) {
  const words = useWords(texts)
  const { return_refused } = useDraft('return_refused')
  const isApplied = isForReturning(price)
  return isApplied || return_refused ? (
    <p className={`${flowClasses.notice} ${classes.said}`}>{isApplied ? words.applied : words.refused}</p>
  ) : null
}
