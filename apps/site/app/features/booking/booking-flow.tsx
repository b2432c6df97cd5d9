import { Button } from '@dvor/ui/button.tsx'
import { useNavigate } from 'react-router'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { bookingStep } from '../search/search-params.ts'
import { Stepper } from '@dvor/ui/stepper.tsx'
import { useEffect, useRef } from 'react'
import { AloneStep } from './extras/alone-step.tsx'
import { ContinueHere } from './devices/continue-here.tsx'
import { ContactLine } from '../../core/forms/contact-line.tsx'
import { HeldOrder } from './held-order.tsx'
import type { FlowData } from './flow/load-flow.ts'
import { PackageStep } from './packages/package-step.tsx'
import { SearchStep } from './rooms/search-step.tsx'
import { stepHeadingId, StepHeading } from './frame/step-heading.tsx'
import { useDraft, changeDraft } from './flow/use-draft.ts'
import { useHydrated } from '../../core/loading/use-hydrated.ts'
import { flowKey, requestsOf } from './flow/stay-requests.ts'
import { useTexts } from './flow/use-texts.ts'
import classes from './flow/flow.module.css'

/** The booking: two steps at one address, which names the step. */
export function BookingFlow({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { step } = flow.search
  useStepFocus(step)
  return (
    <div className={`${classes.flow} page-width`}>
      <Stepper label={texts.page.stepsLabel} {...stepsOf(flow, texts)} />
      <noscript>
        {step !== bookingStep.choice && <h1 className={classes.heading}>{currentOf(flow, texts)}</h1>}
        <p className={classes.noScript} data-testid="no-script">
          {texts.page.noScript}
        </p>
      </noscript>
      <ContinueHere phone={flow.settings.phone} />
      {step === bookingStep.choice ? <FirstStep flow={flow} /> : <HeldStep flow={flow} />}
    </div>
  )
}

/** Names of the steps of this booking; a service alone has other ones. */
const stepsOf = ({ alone, search: { step } }: FlowData, texts: ReturnType<typeof useTexts>) => ({
  steps: alone ? texts.alone.steps : texts.page.steps,
  current: step - bookingStep.choice,
})

/** Name of the current step, the heading of a page that waits for scripts in vain. */
function currentOf(flow: FlowData, texts: ReturnType<typeof useTexts>): string | undefined {
  const { steps, current } = stepsOf(flow, texts)
  return steps[current]
}

function FirstStep({ flow }: { flow: FlowData }) {
  const { alone, search } = flow
  return (
    <div className={classes.main}>
      {alone && <AloneStep flow={flow} service={alone} />}
      {search.package && <PackageStep flow={flow} />}
      {!alone && !search.package && <SearchStep flow={flow} />}
    </div>
  )
}

/** Typed values live in the browser, so this step is rendered there. */
function HeldStep({ flow }: { flow: FlowData }) {
  const { ordered } = useDraft('ordered')
  const hydrated = useHydrated()
  if (!hydrated) return <ContactLine />
  const same = ordered?.stays === flowKey(flow, requestsOf(flow.search, flow.rooms, flow.units))
  return same ? <AlreadyOrdered token={ordered.token} /> : <HeldOrder flow={flow} />
}

/** Shown on return to a completed booking: links to the reservation instead of a second order. */
function AlreadyOrdered({ token }: { token: string }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const startAnew = () => {
    changeDraft({ ordered: null })
    void navigate('/rezervacia')
  }
  return (
    <div className={classes.main}>
      <StepHeading>{texts.order.orderedTitle}</StepHeading>
      <p className="lead">{texts.order.orderedText}</p>
      <p className={classes.ways}>
        <LinkButton to={`/rezervacia-detail/${token}`}>{texts.order.orderedLink}</LinkButton>
        <Button variant="quiet" onClick={startAnew}>
          {texts.order.newOrder}
        </Button>
      </p>
    </div>
  )
}

/** Moves the focus to the heading of the new step, for screen readers. */
function useStepFocus(step: number): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    document.getElementById(stepHeadingId)?.focus()
  }, [step])
}
