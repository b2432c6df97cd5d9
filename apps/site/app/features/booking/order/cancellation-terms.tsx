import { datedRules } from '@dvor/booking/reservation/cancellation.ts'
import type { TaxedPrice } from '@dvor/booking/reservation/fee-base.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { Day } from '@dvor/format/days.ts'
import { cancellationSentences } from '@dvor/booking/messages/cancellation-text.ts'
import { useTexts } from '../flow/use-texts.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import classes from './order.module.css'

interface CancellationTermsProps {
  price: TaxedPrice
  arrival: Day
  today: Day
  rules: readonly CancellationRule[]
}

/** Cost and deadlines of a cancellation, and that there is no withdrawal within 14 days (Act 108/2024 Z. z.). */
export function CancellationTerms({ price, arrival, today, rules }: CancellationTermsProps) {
  const texts = useTexts()
  const language = useLanguage()
  return (
    <section className={classes.part} aria-labelledby="storno">
      <h2 id="storno" className={classes.title}>
        {texts.order.cancelHeading}
      </h2>
      <ul className={classes.terms}>
        {cancellationSentences(
          datedRules({ total: price.total, stay_tax: price.stay_tax, arrival, rules }),
          today,
          language,
        ).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className={classes.law}>{texts.order.withdrawal}</p>
    </section>
  )
}
