import type { ReactNode } from 'react'
import { methodsFor } from '@dvor/booking/money/payment-methods.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { returningWords } from '@dvor/texts/areas.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useLanguage, useWords } from '../../../core/language/use-language.ts'
import { ContinueElsewhere } from '../devices/continue-elsewhere.tsx'
import { ProveMailbox } from '../devices/prove-mailbox.tsx'
import { FlowAside } from '../frame/flow-aside.tsx'
import { FlowBar } from '../frame/flow-bar.tsx'
import { StayLine } from '../frame/stay-line.tsx'
import { chosenPlan } from '../flow/chosen-plan.ts'
import { pathOf, type HeldStepProps } from '../flow/step-props.ts'
import { useDraft } from '../flow/use-draft.ts'
import { isUnanswered } from '../flow/use-quote.ts'
import { useTexts } from '../flow/use-texts.ts'
import { bookingStep } from '../../search/search-params.ts'
import { ExtrasPart } from '../extras/extras-part.tsx'
import { GuestForm } from '../guest/guest-form.tsx'
import { OrderButton } from './order-button.tsx'
import { PaymentPart } from './payment-part.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { paymentPlan } from './payment-plan.ts'
import { useOrdering, type OrderProblem } from './use-ordering.ts'
import { wantsApproval } from './wants-approval.ts'
import { isForReturning } from '../prices/returning-price.ts'
import classes from './order.module.css'
import flowClasses from '../flow/flow.module.css'

/** The last step on one page: the guest's details, the extras, all that is ordered, the payment and the binding button. */
export function OrderStep({ flow, quote, priced, clock, goTo, isTaking, seatFailure }: HeldStepProps) {
  const language = useLanguage()
  const { payment_method, voucher, voucher_balance } = useDraft(
    'payment_method',
    'voucher',
    'voucher_balance',
  )
  const methods = methodsFor(flow.methods, chosenPlan(flow, priced)?.prepaid === true)
  const method = chosenMethod(methods, payment_method)
  const { order, problem, before, tries } = useOrdering({ flow, quote, method, goTo })
  const { price, isUncertain } = quote
  const approval = wantsApproval(flow, method)
  const terms = { method, approval, voucher: voucher && !approval ? voucher_balance : 0 }
  const plan = price ? paymentPlan(price, terms, language) : []
  return (
    <div className={classes.order}>
      <div className={classes.guest}>
        <StayLine flow={flow} />
        <PlanChoice flow={flow} />
        <ReturningDiscount price={price} />
        <GuestForm {...{ flow, quote, tries, approval }}>
          {!flow.alone && <ExtrasPart flow={flow} failure={seatFailure} />}
        </GuestForm>
      </div>
      <FlowAside {...{ flow, price, isUncertain }} />
      <PaymentPart {...{ flow, price, isUncertain, methods, method, plan, approval }} />
      {!flow.alone && <ContinueElsewhere flow={flow} />}
      <FlowBar
        price={price}
        isUncertain={isUncertain}
        backTo={pathOf(flow, bookingStep.choice)}
        head={clock}
        notice={<OrderNotice {...{ flow, quote, problem, before }} />}
      >
        <OrderButton {...{ quote, priced, isTaking, order }} now={plan[0]} />
      </FlowBar>
    </div>
  )
}

interface OrderNoticeProps extends Pick<HeldStepProps, 'flow' | 'quote'> {
  problem: OrderProblem | null
  before: number | null
}

/** Why the price is unknown or the order failed, or that the price has changed. */
function OrderNotice({ flow, quote, problem, before }: OrderNoticeProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { failure, price } = quote
  if (problem)
    return (
      <OrderFailure title={texts.order.failedTitle} text={problem.text}>
        {problem.isProvable && !flow.alone && <ProveMailbox flow={flow} />}
      </OrderFailure>
    )
  if (failure && isUnanswered(failure))
    return (
      <OrderFailure
        title={texts.order.unknownTitle}
        text={failureText(failure, language, flow.settings.phone)}
      />
    )
  return before !== null && price && <PriceChanged before={before} now={price.total} />
}

/** Says that the price is another one than the guest saw, both in cents; nothing was ordered. */
function PriceChanged({ before, now }: { before: number; now: number }) {
  const { order } = useTexts()
  const { formatMoney } = useFormats()
  return (
    <div className={flowClasses.priceChanged} role="alert">
      <p className={flowClasses.priceChangedTitle}>{order.priceTitle}</p>
      <p>
        {order.priceBefore} <s>{formatMoney(before)}</s>, {order.priceNow} <strong>{formatMoney(now)}</strong>
        . {order.priceText}
      </p>
    </div>
  )
}

function OrderFailure({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={flowClasses.flowBarProblem} role="alert">
      <p>
        <strong>{title}.</strong> {text}
      </p>
      {children}
    </div>
  )
}

/** The guest's choice while it is offered, before it the property's first method. */
const chosenMethod = (methods: readonly PaymentMethod[], choice: string | null): PaymentMethod | null =>
  methods.find((method) => method === choice) ?? methods[0] ?? null

/** Says for whom the discount is that applied by itself, or why it did not. */
function ReturningDiscount({ price }: { price: PriceBreakdown | null }) {
  const words = useWords(returningWords)
  const { return_refused } = useDraft('return_refused')
  const isApplied = isForReturning(price)
  return isApplied || return_refused ? (
    <p className={`${flowClasses.notice} ${classes.returning}`}>
      {isApplied ? words.applied : words.refused}
    </p>
  ) : null
}
