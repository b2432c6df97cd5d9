import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { depositText } from '@dvor/booking/messages/deposit-text.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { securityDepositOf } from '../flow/rooms-of-search.ts'
import { CancellationTerms } from './cancellation-terms.tsx'
import { Consent } from './consent.tsx'
import { exceededGroup } from '../flow/exceeded-group.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { chosenPlan } from '../flow/chosen-plan.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import { PaymentChoice } from './payment-choice.tsx'
import flowClasses from '../flow/flow.module.css'
import classes from './order.module.css'

interface PaymentPartProps {
  flow: FlowData
  price: PriceBreakdown | null
  /** Whether the price is not that of the current choice. */
  isUncertain: boolean
  /** The methods by which this order can be paid. */
  methods: readonly PaymentMethod[]
  method: PaymentMethod | null
  /** When what is due, in sentences. */
  plan: readonly string[]
  approval: boolean
}

/** How and when to pay, the terms of cancelling, and the consent. */
export function PaymentPart({ flow, price, isUncertain, methods, method, plan, approval }: PaymentPartProps) {
  const texts = useTexts()
  const draft = useDraft('rate_plan')
  const most = exceededGroup(flow)
  const begins = flow.alone ? flow.search.seat?.day : flow.search.from
  return (
    <div className={classes.payment}>
      <PaymentChoice
        methods={methods}
        chosen={method}
        onChoose={(payment_method) => changeDraft({ payment_method })}
      />
      <div className={`${classes.plan} ${flowClasses.amount}`} aria-live="polite" aria-busy={isUncertain}>
        {approval && <p>{most === null ? texts.units.approval : texts.units.groupApproval(most)}</p>}
        {plan.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <DepositSentence flow={flow} />
      </div>
      {price && begins && (
        <CancellationTerms
          price={price}
          arrival={begins}
          today={flow.today}
          rules={chosenPlan(flow, draft)?.cancellation_rules ?? flow.settings.cancellation_rules}
        />
      )}
      <Consent />
    </div>
  )
}

/** The security deposit of the chosen units, which is no part of the price. */
function DepositSentence({ flow: { rooms, units, alone } }: Pick<PaymentPartProps, 'flow'>) {
  const texts = useTexts()
  const language = useLanguage()
  const text = alone ? null : depositText(securityDepositOf(units, rooms), language)
  return text && <p>{`${texts.order.securityDeposit} ${text}.`}</p>
}
