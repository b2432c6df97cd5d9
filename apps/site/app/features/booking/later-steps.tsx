import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Button } from '@dvor/ui/button.tsx'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { ExtrasStep } from './extras/extras-step.tsx'
import { FlowAside } from './frame/flow-aside.tsx'
import { FlowBar } from './frame/flow-bar.tsx'
import { HoldClock } from './frame/hold-clock.tsx'
import { StayLine } from './frame/stay-line.tsx'
import { HoldEnded } from './frame/hold-ended.tsx'
import type { FlowData } from './flow/load-flow.ts'
import { serviceRequests } from './order/order-body.ts'
import { OrderStep } from './order/order-step.tsx'
import { failureText } from '../../core/forms/problem-text.ts'
import { bookingStep, flowPath } from '../search/search-params.ts'
import { servicesStep, pathOf, type LaterStepProps } from './flow/step-props.ts'
import { changeDraft, readDraft, useDraft } from './flow/use-draft.ts'
import { useHold, type HoldState } from './flow/use-hold.ts'
import { aboutSeats } from './extras/seat-problems.ts'
import { useQuote } from './flow/use-quote.ts'
import { useSeats } from './extras/use-seats.ts'
import { seatRequests, requestsOf, statedExemptions } from './flow/stay-requests.ts'
import { useTexts } from './flow/use-texts.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import flowClasses from './flow/flow.module.css'

/** Steps 2 and 3: holds the rooms and updates the price with every choice. */
export function LaterSteps({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { search, rooms, units, services, settings } = flow
  const draft = useDraft()
  const navigate = useNavigate()
  const stays = useMemo(() => requestsOf(search, rooms, units), [search, rooms, units])
  const wanted = useMemo(() => ({ stays, services: seatRequests(flow, draft) }), [stays, flow, draft])
  const coupon = draft.coupon || null
  const quote = useQuote(
    {
      ...wanted,
      common_services: flow.alone ? [] : serviceRequests(draft.services, services),
      coupon,
      tax_exemptions: statedExemptions(draft),
    },
    flow.quote,
  )
  const goTo: LaterStepProps['goTo'] = (step, { problem, instead } = {}) =>
    void navigate(flowPath({ ...search, rooms, step }), {
      replace: instead,
      state: problem && { problem },
    })
  const { state, secondsLeft, take } = useHold(
    wanted,
    search.step === bookingStep.extras,
    settings.hold_minutes,
  )
  useHeld(state, take, (failure) =>
    goTo(aboutSeats(failure) ? servicesStep(flow) : bookingStep.choice, {
      problem: failure.code,
      instead: true,
    }),
  )
  useLinkedCoupon(search.coupon)
  const words = flow.alone ? texts.alone.hold : texts.hold
  const isLast = search.step === bookingStep.order
  const clock = secondsLeft !== null && <HoldClock secondsLeft={secondsLeft} label={words.label} />
  return (
    <div className={isLast ? flowClasses.main : flowClasses.columns}>
      <div className={flowClasses.main}>
        <HoldTrouble
          state={state}
          title={words.failedTitle}
          phone={settings.phone}
          onAgain={() => void take()}
        />
        {!isLast && <StayLine flow={flow} />}
        <CurrentStep flow={flow} quote={quote} clock={clock} goTo={goTo} />
      </div>
      {!isLast && <FlowAside flow={flow} price={quote.price} />}
      <HoldEnded
        open={state.kind === 'expired'}
        words={words}
        onAgain={() => void take()}
        onLeave={() => goTo(bookingStep.choice)}
      />
    </div>
  )
}

/** Errors that only another choice can correct. */
const gone = new Set<ErrorCode>(['nights_taken', 'seats_taken', 'not_available'])

/** Holds the rooms for a guest who opens a later step directly; on failure, redirects to the choice of rooms. */
function useHeld(state: HoldState, take: () => Promise<unknown>, leadBack: (failure: Failure) => void): void {
  const { kind } = state
  const failure = state.kind === 'failed' ? state.failure : null
  const act = useEffectEvent(() => {
    if (kind === 'none') void take()
    if (failure && gone.has(failure.code)) leadBack(failure)
  })
  useEffect(() => act(), [kind, failure])
}

/** Tries the code of an offer's link as if typed, unless the guest has typed another. */
function useLinkedCoupon(code: string | null): void {
  useEffect(() => {
    if (code && readDraft().coupon_text === '') changeDraft({ coupon_text: code, coupon: code })
  }, [code])
}

interface HoldTroubleProps {
  state: HoldState
  title: string
  phone: string | null
  onAgain: () => void
}

function HoldTrouble({ state, title, phone, onAgain }: HoldTroubleProps) {
  const texts = useTexts()
  const language = useLanguage()
  if (state.kind !== 'failed') return null
  return (
    <ErrorState title={title}>
      <p role="alert">{failureText(state.failure, language, phone)}</p>
      <Button variant="quiet" onClick={onAgain}>
        {texts.hold.tryAgain}
      </Button>
    </ErrorState>
  )
}

function CurrentStep(props: LaterStepProps) {
  if (props.flow.search.step === bookingStep.extras) return <Extras {...props} />
  return <OrderStep {...props} />
}

function Extras({ flow, quote, clock, goTo }: LaterStepProps) {
  const texts = useTexts()
  const { proceed, busy, failure } = useSeats(flow, () => goTo(bookingStep.order))
  return (
    <>
      <ExtrasStep flow={flow} failure={failure} />
      <FlowBar price={quote.price} busy={quote.busy} backTo={pathOf(flow, bookingStep.choice)} head={clock}>
        <Button size="large" busy={busy} onClick={() => void proceed()}>
          {texts.extras.proceed}
        </Button>
      </FlowBar>
    </>
  )
}
