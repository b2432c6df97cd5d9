import type { Failure } from '@dvor/client/transport/result.ts'
import type { ErrorCode } from '@dvor/contract/errors/errors.ts'
import type { PriceBreakdown, QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'

export interface Quoted {
  /** The price of the current choice, or the last one while the next is computed. */
  price: PriceBreakdown | null
  busy: boolean
  /** Why the tried code was refused; the price is then the one without it. */
  couponProblem: ErrorCode | null
  failure: Failure | null
  /** Sets a price that came with the order's answer. */
  replace(price: PriceBreakdown): void
  /** Takes the code away that the order has refused: the price is then the one without it. */
  refuseCoupon(problem: ErrorCode): void
}

interface Outcome {
  asked: string
  price: PriceBreakdown | null
  couponProblem: ErrorCode | null
  failure: Failure | null
}

/** Quotes a request again whenever it changes; `first` is shown until the first answer. */
export function useQuote(request: QuoteInput, first: PriceBreakdown | null): Quoted {
  const asked = JSON.stringify(request)
  const [outcome, setOutcome] = useState<Outcome>({
    asked: '',
    price: first,
    couponProblem: null,
    failure: null,
  })
  useEffect(() => {
    const control = new AbortController()
    void ask(asked, control.signal).then((answer) => {
      if (answer && !control.signal.aborted)
        setOutcome((last) => ({ ...answer, price: answer.price ?? last.price }))
    })
    return () => control.abort()
  }, [asked])
  return {
    ...outcome,
    busy: outcome.asked !== asked,
    refuseCoupon: (couponProblem) =>
      void priceOf({ ...request, coupon: null }).then(
        (price) => price && setOutcome({ asked, price, couponProblem, failure: null }),
      ),
    replace: (price) => setOutcome({ asked, price, couponProblem: null, failure: null }),
  }
}

/** The price without the code is known even when the code is wrong or was tried too often. */
const aboutCoupon = new Set<ErrorCode>(['coupon_invalid', 'rate_limited'])

/** Null where it cannot be computed; the order then says why. */
async function priceOf(request: QuoteInput): Promise<PriceBreakdown | null> {
  const answer = await browserApi.booking.attempt.quote(request)
  return answer.ok ? answer.value : null
}

/** Null when a newer question replaced this one. */
async function ask(asked: string, signal: AbortSignal): Promise<Outcome | null> {
  const request = JSON.parse(asked) as QuoteInput
  try {
    const answer = await browserApi.booking.attempt.quote(request, { signal })
    if (answer.ok) return { asked, price: answer.value, couponProblem: null, failure: null }
    if (!request.coupon || !aboutCoupon.has(answer.error.code))
      return { asked, price: null, couponProblem: null, failure: answer.error }
    const price = await browserApi.booking.quote({ ...request, coupon: null }, { signal })
    return { asked, price, couponProblem: answer.error.code, failure: null }
  } catch {
    return null
  }
}
