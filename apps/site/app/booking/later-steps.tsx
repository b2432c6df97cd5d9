import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Button } from '@dvor/ui/button.tsx'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ExtrasStep } from './extras-step.tsx'
import { FlowAside } from './flow-aside.tsx'
import { FlowBar } from './flow-bar.tsx'
import { guestIssues } from './guest-check.ts'
import { guestFormId, GuestStep } from './guest-step.tsx'
import { HoldClock } from './hold-clock.tsx'
import { HoldEnded } from './hold-ended.tsx'
import type { FlowData } from './load-flow.ts'
import { serviceWishes } from './order-body.ts'
import { OrderStep } from './order-step.tsx'
import { problemText } from './problem-text.ts'
import { flowPath } from './search-params.ts'
import { pathOf, type LaterStepProps } from './step-props.ts'
import { texts } from './texts.ts'
import { changeDraft, readDraft, useDraft } from './use-draft.ts'
import { useHold, type HoldState } from './use-hold.ts'
import { useQuote } from './use-quote.ts'
import { wishesOf } from './wishes.ts'

/** Steps 2 to 4: the rooms are held, the price follows every choice. */
export function LaterSteps({ flow }: { flow: FlowData }) {
  const { search, rooms, units, services, settings } = flow
  const draft = useDraft()
  const navigate = useNavigate()
  const stays = useMemo(() => wishesOf(search, rooms, units), [search, rooms, units])
  const coupon = draft.coupon || null
  const quote = useQuote(
    { stays, common_services: serviceWishes(draft.services, services), coupon },
    flow.quote,
  )
  const goTo: LaterStepProps['goTo'] = (step, { problem, instead } = {}) =>
    void navigate(flowPath({ ...search, rooms, step }), {
      replace: instead,
      state: problem && { problem },
    })
  const { state, secondsLeft, take } = useHold(stays, settings.hold_minutes)
  useHeldNights(state, take, goTo)
  useBroughtCoupon(search.coupon)
  const clock = secondsLeft !== null && <HoldClock secondsLeft={secondsLeft} />
  return (
    <div className={search.step === 4 ? 'flow__sheet' : 'flow__columns'}>
      <div className="flow__main">
        <HoldTrouble state={state} onAgain={() => void take()} />
        <CurrentStep flow={flow} quote={quote} clock={clock} goTo={goTo} />
      </div>
      {search.step < 4 && <FlowAside flow={flow} price={quote.price} />}
      <HoldEnded open={state.kind === 'expired'} onAgain={() => void take()} onLeave={() => goTo(1)} />
    </div>
  )
}

/** Who comes straight to a later step gets the rooms held now; who cannot have them is led back to choose others. */
function useHeldNights(state: HoldState, take: () => Promise<unknown>, goTo: LaterStepProps['goTo']): void {
  const { kind } = state
  const code = state.kind === 'failed' ? state.failure.code : null
  const act = useEffectEvent(() => {
    if (kind === 'none') void take()
    if (code === 'nights_taken' || code === 'not_available') goTo(1, { problem: code })
  })
  useEffect(() => act(), [kind, code])
}

/** A code that an offer's link brought along is tried as if it had been typed, unless the guest has typed another. */
function useBroughtCoupon(code: string | null): void {
  useEffect(() => {
    if (code && readDraft().coupon_text === '') changeDraft({ coupon_text: code, coupon: code })
  }, [code])
}

function HoldTrouble({ state, onAgain }: { state: HoldState; onAgain: () => void }) {
  if (state.kind !== 'failed') return null
  return (
    <ErrorState title={texts.hold.failedTitle}>
      <p role="alert">{problemText(state.failure.code)}</p>
      <Button variant="quiet" onClick={onAgain}>
        {texts.hold.tryAgain}
      </Button>
    </ErrorState>
  )
}

function CurrentStep(props: LaterStepProps) {
  const { step } = props.flow.search
  if (step === 2) return <Extras {...props} />
  if (step === 3) return <Details {...props} />
  return <OrderStep {...props} />
}

function Extras({ flow, quote, clock, goTo }: LaterStepProps) {
  return (
    <>
      <ExtrasStep flow={flow} />
      <FlowBar price={quote.price} busy={quote.busy} backTo={pathOf(flow, 1)} head={clock}>
        <Button size="large" onClick={() => goTo(3)}>
          {texts.extras.proceed}
        </Button>
      </FlowBar>
    </>
  )
}

function Details({ flow, quote, clock, goTo }: LaterStepProps) {
  const draft = useDraft()
  const [tried, setTried] = useState<{ times: number; paths: readonly string[] }>({ times: 0, paths: [] })
  const issues = guestIssues(draft)
  const submit = () => {
    if (issues.length === 0) return goTo(4)
    setTried({ times: tried.times + 1, paths: issues.map(({ path }) => path) })
  }
  // What was found is shown until it is mended; what is not yet filled in is no error before the next try.
  const shown = issues.filter(({ path }) => tried.paths.includes(path))
  return (
    <>
      <GuestStep {...{ flow, quote }} tries={tried.times} issues={shown} onSubmit={submit} />
      <FlowBar price={quote.price} busy={quote.busy} backTo={pathOf(flow, 2)} head={clock}>
        <Button type="submit" form={guestFormId} size="large">
          {texts.guest.proceed}
        </Button>
      </FlowBar>
    </>
  )
}
