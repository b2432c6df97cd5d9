import type { Stripe } from 'stripe'
import type { Dispute } from './provider.ts'
import { whole, type Connection } from './stripe-status.ts'

/** States of a dispute; those that are not here wait for an answer or for the bank's decision. */
const states: Readonly<Partial<Record<Stripe.Dispute.Status, Dispute['state']>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'withdrawn',
  prevented: 'withdrawn',
  won: 'won',
  lost: 'lost',
}

/** A dispute with the reference of its payment; docs.stripe.com/api/disputes, version of the library. */
export async function readDispute({ stripe }: Connection, id: string): Promise<Dispute> {
  return disputeOf(stripe, whole(await stripe.disputes.retrieve(id)))
}

/** Disputes that were opened since a moment. */
export async function listDisputes({ stripe }: Connection, since: Date): Promise<Dispute[]> {
  const opened: Dispute[] = []
  const created = { gte: Math.floor(since.getTime() / 1000) }
  for await (const dispute of stripe.disputes.list({ created, limit: 100 }))
    opened.push(await disputeOf(stripe, dispute))
  return opened
}

async function disputeOf(stripe: Stripe, dispute: Stripe.Dispute): Promise<Dispute> {
  const { id, amount, currency, status, balance_transactions, evidence_details } = dispute
  const due = evidence_details.due_by
  return {
    id,
    payment: await paymentOf(stripe, dispute),
    amount,
    currency: currency.toUpperCase(),
    state: states[status] ?? 'open',
    isTaken: balance_transactions.reduce((sum, moved) => sum + moved.amount, 0) < 0,
    answerBy: due === null ? null : new Date(due * 1000),
  }
}

/** The reference stands on the session, which is found by its payment; null for a payment of another system. */
async function paymentOf(stripe: Stripe, { payment_intent: intent }: Stripe.Dispute): Promise<string | null> {
  const id = typeof intent === 'string' ? intent : intent?.id
  if (id === undefined) return null
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 })
  return data[0]?.client_reference_id ?? null
}
