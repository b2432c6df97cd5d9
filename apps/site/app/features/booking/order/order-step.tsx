import { bookingStep } from '../../search/search-params.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { Button } from '@dvor/ui/button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { FlowBar } from '../frame/flow-bar.tsx'
import { guestIssues } from '../guest/guest-check.ts'
import { pathOf, type LaterStepProps } from '../flow/step-props.ts'
import { SummaryStep } from './summary-step.tsx'
import { readDraft, useDraft } from '../flow/use-draft.ts'
import { useOrdering } from './use-ordering.ts'
import { useTexts } from '../flow/use-texts.ts'
import classes from '../flow/flow.module.css'

/** Step 4 with its button: checks, sends once, and follows the outcome. */
export function OrderStep({ flow, quote, clock, goTo }: LaterStepProps) {
  const texts = useTexts()
  const draft = useDraft()
  const method = chosenMethod(flow.methods, draft.payment_method)
  const ordering = useOrdering({ flow, quote, method, goTo })
  const { sending, order, problem, ...shown } = ordering
  const requireGuest = useEffectEvent(() => {
    if (guestIssues(readDraft()).length > 0) goTo(bookingStep.details, { instead: true })
  })
  useEffect(() => requireGuest(), [])
  return (
    <>
      <SummaryStep {...shown} flow={flow} method={method} price={quote.price} />
      <FlowBar
        price={quote.price}
        busy={quote.busy}
        backTo={pathOf(flow, bookingStep.details)}
        head={clock}
        notice={problem && <OrderProblem text={problem} />}
      >
        <Button
          variant="accent"
          size="large"
          busy={sending}
          disabled={quote.busy || quote.price === null}
          onClick={() => void order()}
        >
          {texts.order.submit}
        </Button>
        <output className="visually-hidden">{sending && texts.order.sending}</output>
      </FlowBar>
    </>
  )
}

function OrderProblem({ text }: { text: string }) {
  const texts = useTexts()
  return (
    <p className={classes.flowBarProblem} role="alert">
      <strong>{texts.order.failedTitle}.</strong> {text}
    </p>
  )
}

/** The guest's choice while it is offered; a single method is chosen automatically. */
function chosenMethod(methods: readonly PaymentMethod[], chosen: string | null): PaymentMethod | null {
  const [only] = methods
  if (methods.length === 1 && only) return only
  return methods.find((method) => method === chosen) ?? null
}
