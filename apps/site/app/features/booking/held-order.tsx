import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import { ErrorState } from '@dvor/ui/empty-state.tsx'
import { Button } from '@dvor/ui/button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { keptReturnCode } from '../../core/client/return-code.ts'
import { HoldClock } from './frame/hold-clock.tsx'
import { HoldEnded } from './frame/hold-ended.tsx'
import type { FlowData } from './flow/load-flow.ts'
import { serviceRequests } from './order/order-body.ts'
import { OrderStep } from './order/order-step.tsx'
import { failureText } from '../../core/forms/problem-text.ts'
import { bookingStep, flowPath } from '../search/search-params.ts'
import { pricedParts, type HeldStepProps } from './flow/step-props.ts'
import { chosenPlan } from './flow/chosen-plan.ts'
import { changeDraft, readDraft } from './flow/use-draft.ts'
import { useLaterDraft } from './flow/use-later-draft.ts'
import { useHold, type HoldState } from './flow/use-hold.ts'
import { isAboutSeats } from './extras/seat-problems.ts'
import { useQuote } from './flow/use-quote.ts'
import { seatRequests, requestsOf, statedExemptions } from './flow/stay-requests.ts'
import { useTexts } from './flow/use-texts.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import flowClasses from './flow/flow.module.css'

/** Step 2: holds the rooms and the picked seats, and updates the price with every choice. */
export function HeldOrder({ flow }: { flow: FlowData }) {
  const texts = useTexts()
  const { search, rooms, settings } = flow
  const navigate = useNavigate()
  const { wanted, quote, priced } = useWanted(flow)
  const goTo: HeldStepProps['goTo'] = (step, { problem, instead } = {}) =>
    void navigate(flowPath({ ...search, rooms, step }), {
      replace: instead,
      state: problem && { problem },
    })
  const { state, endsAt, take } = useHold(wanted, settings.hold_minutes)
  const seatFailure = seatFailureOf(flow, state)
  useHoldOutcome({ state, seatFailure, take }, ({ code }) =>
    goTo(bookingStep.choice, { problem: code, instead: true }),
  )
  useLinkedCoupon(search.coupon)
  useReturnCode()
  const words = flow.alone ? texts.alone.hold : texts.hold
  const clock = endsAt !== null && <HoldClock endsAt={endsAt} label={words.label} />
  const isTaking = state.kind === 'taking'
  return (
    <div className={flowClasses.main}>
      {!seatFailure && (
        <HoldTrouble
          state={state}
          title={words.failedTitle}
          phone={settings.phone}
          onAgain={() => void take()}
        />
      )}
      <OrderStep {...{ flow, quote, priced, clock, goTo, isTaking, seatFailure }} />
      <HoldEnded
        open={state.kind === 'expired'}
        words={words}
        onAgain={() => void take()}
        onLeave={() => goTo(bookingStep.choice)}
      />
    </div>
  )
}

/** The nights and seats to hold, the price of all that was chosen, and the draft that it is the price of. */
function useWanted(flow: FlowData) {
  const { search, rooms, units, services } = flow
  const draft = useLaterDraft(...pricedParts)
  const selection = {
    stays: requestsOf(search, rooms, units),
    services: seatRequests(flow, draft),
    package: search.package,
  }
  const quote = useQuote(
    {
      ...selection,
      common_services: flow.alone ? [] : serviceRequests(draft.services, services),
      coupon: draft.coupon || null,
      return_code: draft.return_code || null,
      rate_plan: chosenPlan(flow, draft)?.id ?? null,
      tax_exemptions: statedExemptions(draft),
    },
    flow.quote,
  )
  return { wanted: selection, quote, priced: draft }
}

/** Why the seats picked with a stay cannot be held; a service alone and a package have no other choice in this step. */
const seatFailureOf = ({ alone, search }: FlowData, state: HoldState): Failure | null =>
  !alone && !search.package && state.kind === 'failed' && isAboutSeats(state.failure) ? state.failure : null

/** Errors that only another choice can correct. */
const gone = new Set<ErrorCode>(['nights_taken', 'seats_taken', 'not_available', 'package_unavailable'])

interface Holding {
  state: HoldState
  seatFailure: Failure | null
  take: () => Promise<unknown>
}

/**
 * Holds what is not held yet: the rooms of a guest who opens this step directly, and each newly picked seat. Without
 * the rooms it leads back to their choice; without the seats it shows those that are free now.
 */
function useHoldOutcome({ state, seatFailure, take }: Holding, leadBack: (failure: Failure) => void): void {
  const { kind } = state
  const failure = state.kind === 'failed' ? state.failure : null
  const { revalidate } = useRevalidator()
  const act = useEffectEvent(() => {
    if (kind === 'none') void take()
    if (seatFailure) void revalidate()
    else if (failure && gone.has(failure.code)) leadBack(failure)
  })
  useEffect(() => act(), [kind, failure])
}

/** Lets the discount for returning guests apply by itself on a device that keeps a return code. */
function useReturnCode(): void {
  useEffect(() => {
    const { return_code, return_refused } = readDraft()
    if (return_code === '' && !return_refused) changeDraft({ return_code: keptReturnCode() })
  }, [])
}

/** Tries the code of an offer's link as if typed, unless the guest has typed another or it applies by itself. */
function useLinkedCoupon(code: string | null): void {
  useEffect(() => {
    if (code && code !== keptReturnCode() && readDraft().coupon_text === '')
      changeDraft({ coupon_text: code, coupon: code })
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
