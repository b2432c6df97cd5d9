import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { PriceBreakdown, QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import { startTransition, useEffect, useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import { useWhenOnline } from '../../../core/loading/use-when-online.ts'

/** The refusal of a code. */
type RefusedCoupon = Pick<Failure, 'code' | 'details'>

export interface Quoted {
  /** The price of the current choice, or the last one while the next is computed. */
  price: PriceBreakdown | null
  busy: boolean
  /** Whether the price is not that of the current choice: it is being computed, or nobody could compute it. */
  isUncertain: boolean
  /** Why the tried code was refused; the price is then the one without it. */
  couponProblem: RefusedCoupon | null
  failure: Failure | null
  /** Asks for the price again after a failure. */
  askAgain(): void
  /** Sets a price that came with the order's answer. */
  replace(price: PriceBreakdown): void
  /** Takes the code away that the order has refused: the price is then the one without it. */
  refuseCoupon(problem: RefusedCoupon): void
}

interface Outcome {
  /** The question that it answers: the attempt and the request. */
  key: string
  price: PriceBreakdown | null
  couponProblem: RefusedCoupon | null
  failure: Failure | null
}

/** Quotes a request again whenever it changes; `first` is shown until the first answer. */
export function useQuote(request: QuoteInput, first: PriceBreakdown | null): Quoted {
  const body = JSON.stringify(request)
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${body}`
  const [outcome, setOutcome] = useState<Outcome>({
    key: '',
    price: first,
    couponProblem: null,
    failure: null,
  })
  useEffect(() => {
    const control = new AbortController()
    void ask(body, control.signal).then((answer) => {
      if (answer && !control.signal.aborted)
        startTransition(() => setOutcome((last) => ({ ...answer, key, price: answer.price ?? last.price })))
    })
    return () => control.abort()
  }, [body, key])
  const askAgain = () => setAttempt((count) => count + 1)
  useWhenOnline(askAgain, isUnanswered(outcome.failure))
  const busy = outcome.key !== key
  return {
    ...outcome,
    askAgain,
    busy,
    isUncertain: busy || isUnanswered(outcome.failure),
    refuseCoupon: (couponProblem) =>
      void priceOf({ ...request, coupon: null }).then(
        (price) => price && setOutcome({ key, price, couponProblem, failure: null }),
      ),
    replace: (price) => setOutcome({ key, price, couponProblem: null, failure: null }),
  }
}

const unanswered = new Set<ErrorCode>(['unavailable', 'internal', 'rate_limited'])

/** Whether the price is unknown because nobody computed it; other failures are explained by the order. */
export const isUnanswered = (failure: Failure | null): boolean =>
  failure !== null && unanswered.has(failure.code)

/** The price without the code is known even when the code is wrong or was tried too often. */
const aboutCoupon = new Set<ErrorCode>(['coupon_invalid', 'rate_limited'])

/** Null where it cannot be computed; the order then says why. */
async function priceOf(request: QuoteInput): Promise<PriceBreakdown | null> {
  const answer = await browserApi.booking.attempt.quote(request)
  return answer.ok ? answer.value : null
}

/** Null when a newer question replaced this one. */
async function ask(body: string, signal: AbortSignal): Promise<Omit<Outcome, 'key'> | null> {
  const request = JSON.parse(body) as QuoteInput
  try {
    const answer = await browserApi.booking.attempt.quote(request, { signal })
    if (answer.ok) return { price: answer.value, couponProblem: null, failure: null }
    if (!request.coupon || !aboutCoupon.has(answer.error.code))
      return { price: null, couponProblem: null, failure: answer.error }
    const price = await browserApi.booking.quote({ ...request, coupon: null }, { signal })
    return { price, couponProblem: answer.error, failure: null }
  } catch {
    return null
  }
}
