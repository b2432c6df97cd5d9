import { planSentences } from '@dvor/booking/messages/plan-text.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import { CheckField } from '@dvor/ui/field.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { OwnersText } from '../../../core/language/owners-text.tsx'
import { useLanguage } from '../../../core/language/use-language.ts'
import { chosenPlan } from '../flow/chosen-plan.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { changeDraft, useDraft } from '../flow/use-draft.ts'
import { useTexts } from '../flow/use-texts.ts'
import orderClasses from './order.module.css'
import classes from './plan-choice.module.css'

/** The rate plans beside each other, with what differs in words; nothing where there is no choice. */
export function PlanChoice({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const currentPlan = chosenPlan(flow, useDraft('rate_plan'))
  if (flow.plans.length < 2) return null
  return (
    <fieldset className={orderClasses.paymentChoice}>
      <legend className={orderClasses.title}>{texts.plans.heading}</legend>
      <div className={classes.plans}>
        {flow.plans.map((plan) => (
          <Plan key={plan.id} plan={plan} flow={flow} checked={plan === currentPlan} />
        ))}
      </div>
    </fieldset>
  )
}

function Plan({ plan, flow, checked }: { plan: PlanOffer; flow: FlowData; checked: boolean }) {
  const language = useLanguage()
  const { formatMoney } = useFormats()
  const { plans, today, search } = flow
  const [first] = plans
  const sentences = planSentences(
    plan,
    { first: first ?? plan, arrival: search.from ?? today, today },
    language,
  )
  return (
    <div className={orderClasses.paymentChoiceWay}>
      <CheckField
        type="radio"
        name="rate_plan"
        value={plan.id}
        checked={checked}
        onChange={() => changeDraft({ rate_plan: plan.id })}
        label={
          <>
            <span className={classes.head}>
              <strong>
                <OwnersText>{plan.title}</OwnersText>
              </strong>
              {plan.price && <span>{formatMoney(plan.price.total)}</span>}
            </span>
            {plan.description && (
              <span className={orderClasses.paymentChoiceText}>
                <OwnersText>{plan.description}</OwnersText>
              </span>
            )}
            <span className={orderClasses.paymentChoiceText}>{sentences.join(' · ')}</span>
          </>
        }
      />
    </div>
  )
}
