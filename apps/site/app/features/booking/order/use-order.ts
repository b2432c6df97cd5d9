import type { Failure } from '@dvor/client/transport/result.ts'
import { priceBreakdown, type PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { OrderInput, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { useRef } from 'react'
import { browserApi } from '../../../core/client/browser-api.ts'
import { keyFor } from './order-body.ts'
import { leaveDraft, newDraft } from '../flow/use-draft.ts'

/** Outcome of sending the order. */
export type OrderOutcome =
  | { kind: 'ordered'; result: OrderResult }
  | { kind: 'price_changed'; price: PriceBreakdown }
  | { kind: 'failed'; failure: Failure }

/**
 * Sends the order once per press sequence. The same order is sent with the same idempotency key, so that a lost answer
 * can be repeated without a second order. `key` names the completed booking (`flowKey`). While an order is under way,
 * another one is answered with null.
 */
export function useOrder(key: string) {
  const underWay = useRef(false)
  const send = async (body: OrderInput): Promise<OrderOutcome | null> => {
    if (underWay.current) return null
    underWay.current = true
    const outcome = outcomeOf(await browserApi.booking.attempt.order(body, { key: keyFor(body) }))
    if (outcome.kind === 'ordered') return keepOrdered(outcome, key)
    underWay.current = false
    return outcome
  }
  return send
}

type Answer = Awaited<ReturnType<typeof browserApi.booking.attempt.order>>

function outcomeOf(answer: Answer): OrderOutcome {
  if (answer.ok) return { kind: 'ordered', result: answer.value }
  const price = priceBreakdown.safeParse(answer.error.details)
  if (answer.error.code === 'price_changed' && price.success)
    return { kind: 'price_changed', price: price.data }
  return { kind: 'failed', failure: answer.error }
}

/** Clears the draft after an order and keeps only its reservation's token. */
function keepOrdered(outcome: OrderOutcome & { kind: 'ordered' }, stays: string): OrderOutcome {
  leaveDraft({ ...newDraft(), ordered: { token: outcome.result.token, stays } })
  return outcome
}
