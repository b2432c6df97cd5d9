import type { Failure } from '@dvor/client/transport/result.ts'
import { bookingStep } from '../../search/search-params.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { z } from 'zod'
import { useRevalidator } from 'react-router'
import type { Quoted } from '../flow/use-quote.ts'
import { couponFieldId } from '../guest/coupon-field.tsx'
import { orderBody } from './order-body.ts'
import { failureText } from '../../../core/forms/problem-text.ts'
import type { HeldStepProps } from '../flow/step-props.ts'
import { chosenPlan } from '../flow/chosen-plan.ts'
import { changeDraft, readDraft, useDraftValue } from '../flow/use-draft.ts'
import { expireHold } from '../flow/use-hold.ts'
import { useOrder, type OrderOutcome } from './use-order.ts'
import { isAboutSeats } from '../extras/seat-problems.ts'
import { flowKey, seatRequests, requestsOf } from '../flow/stay-requests.ts'
import { wantsApproval } from './wants-approval.ts'
import { isForReturning } from '../prices/returning-price.ts'
import { guestIssues } from '../guest/guest-check.ts'
import type { Tries } from '../guest/use-guest-issues.ts'
import { useLanguage } from '../../../core/language/use-language.ts'

interface Ordering extends Pick<HeldStepProps, 'flow' | 'quote' | 'goTo'> {
  method: PaymentMethod | null
}

/** Why an order failed, and whether a proof of the mailbox lets it through. */
export interface OrderProblem {
  text: string
  isProvable: boolean
}

const ofGuest = z.object({ by: z.enum(['email', 'phone']) })
const isProvable = ({ code, details }: Failure): boolean =>
  code === 'order_limit' && ofGuest.safeParse(details).success

/** State of ordering: errors that block it, changes of the price, and the address of the outcome. */
export function useOrdering({ flow, quote, method, goTo }: Ordering) {
  const language = useLanguage()
  const { tries, check } = useGuestCheck()
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [totalBefore, setTotalBefore] = useState<number | null>(null)
  const tryTypedCoupon = useTypedCoupon(quote)
  const { revalidate } = useRevalidator()
  const send = useOrder(flowKey(flow, requestsOf(flow.search, flow.rooms, flow.units)))
  const follow = (outcome: OrderOutcome, seen: number) => {
    if (outcome.kind === 'ordered') return leaveFor(outcome.result, language)
    if (outcome.kind === 'price_changed') {
      setTotalBefore(seen)
      if (isForReturning(quote.price) && !isForReturning(outcome.price))
        changeDraft({ return_code: '', return_refused: true })
      return quote.replace(outcome.price)
    }
    const { code } = outcome.failure
    if (code === 'coupon_invalid' || code === 'coupon_used') {
      setTotalBefore(seen)
      return quote.refuseCoupon(outcome.failure)
    }
    if (code === 'hold_expired') return expireHold()
    if (leadsBack(flow, outcome.failure)) return goTo(bookingStep.choice, { problem: code })
    if (isAboutSeats(outcome.failure)) void revalidate()
    const text = failureText(outcome.failure, language, flow.settings.phone)
    setProblem({ text, isProvable: isProvable(outcome.failure) })
  }
  /** @returns whether the guest stays on this page and may order again */
  const order = async (): Promise<boolean> => {
    setProblem(null)
    if (!check() || !quote.price || !method) return true
    const { total } = quote.price
    // The guest sees the new price before a second press orders at it.
    if (tryTypedCoupon()) {
      setTotalBefore(total)
      return true
    }
    const outcome = await send(orderFor(flow, quote, { method, total, language }))
    if (outcome) follow(outcome, total)
    return outcome !== null && outcome.kind !== 'ordered'
  }
  return { order, problem, before: changedFrom(totalBefore, quote.price), tries }
}

/**
 * Returns a function that tries the code in the field when its button was not pressed, and tells whether it did; a
 * wrong code receives the focus.
 */
function useTypedCoupon({ busy, couponProblem }: Quoted): () => boolean {
  const isAsked = useDraftValue(({ coupon, coupon_text }) => coupon === coupon_text.trim())
  const isTrying = useRef(false)
  const isKnown = isAsked && !busy
  const settle = useEffectEvent(() => {
    if (!isKnown || !isTrying.current) return
    isTrying.current = false
    if (couponProblem) document.getElementById(couponFieldId)?.focus()
  })
  useEffect(() => settle(), [isKnown])
  return () => {
    const typed = readDraft().coupon_text.trim()
    if (readDraft().coupon === typed) return false
    isTrying.current = true
    changeDraft({ coupon: typed })
    return true
  }
}

/** Whether only another choice of rooms, or of the time of a service alone, can help; seats are chosen on this page. */
const leadsBack = ({ alone, search }: Ordering['flow'], failure: Failure): boolean => {
  const codes = ['nights_taken', 'seats_taken', 'not_available', 'package_unavailable']
  const isWhole = alone !== null || search.package !== null
  return codes.includes(failure.code) && (isWhole || !isAboutSeats(failure))
}

/** The total in cents that the guest saw, when the price is another one now. */
const changedFrom = (before: number | null, price: PriceBreakdown | null): number | null =>
  before !== null && price !== null && before !== price.total ? before : null

/** Counts the tries that the typed details have stopped; `check` tells whether they are complete. */
function useGuestCheck() {
  const [tries, setTries] = useState<Tries>({ times: 0, paths: [] })
  const check = (): boolean => {
    const issues = guestIssues(readDraft())
    if (issues.length > 0) setTries({ times: tries.times + 1, paths: issues.map(({ path }) => path) })
    return issues.length === 0
  }
  return { tries, check }
}

type Terms = Pick<Parameters<typeof orderBody>[0], 'method' | 'total' | 'language'>

/** The order of everything that the guest has chosen and typed. */
function orderFor(flow: Ordering['flow'], { couponProblem }: Ordering['quote'], terms: Terms) {
  const draft = readDraft()
  return orderBody({
    draft,
    services: flow.services,
    seats: seatRequests(flow, draft),
    coupon: draft.coupon && !couponProblem ? draft.coupon : null,
    plan: chosenPlan(flow, draft)?.id ?? null,
    voucher: wantsApproval(flow, terms.method) ? null : draft.voucher || null,
    termsVersion: flow.settings.terms_version ?? '1',
    ...terms,
  })
}

/** Opens the gateway or the reservation's page with a full navigation, because the gateway may be another site. */
function leaveFor(
  { token, payment_url }: { token: string; payment_url: string | null },
  language: Language,
): void {
  location.assign(payment_url ?? sitePath(`/rezervacia-detail/${token}?nova=1`, language))
}
