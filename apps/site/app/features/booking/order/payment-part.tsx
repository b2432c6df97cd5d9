import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { CancellationTerms } from './cancellation-terms.tsx'
import { Consent } from './consent.tsx'
import type { FlowData } from '../flow/load-flow.ts'
import { changeDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { PaymentChoice } from './payment-choice.tsx'
import classes from './order.module.css'

interface PaymentPartProps {
  flow: FlowData
  price: PriceBreakdown | null
  method: PaymentMethod | null
  /** When what is due, in sentences. */
  plan: readonly string[]
  approval: boolean
}

/** How and when to pay, the terms of cancelling, and the consent. */
export function PaymentPart({ flow, price, method, plan, approval }: PaymentPartProps) {
  const texts = useTexts()
  const begins = flow.alone ? flow.search.seat?.day : flow.search.from
  return (
    <div className={classes.payment}>
      <PaymentChoice
        methods={flow.methods}
        chosen={method}
        onChoose={(payment_method) => changeDraft({ payment_method })}
      />
      <div className={classes.plan} aria-live="polite">
        {approval && <p>{texts.units.approval}</p>}
        {plan.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {price && begins && (
        <CancellationTerms
          total={price.total}
          arrival={begins}
          today={flow.today}
          rules={flow.settings.cancellation_rules}
        />
      )}
      <Consent />
    </div>
  )
}
