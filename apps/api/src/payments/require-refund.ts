import { can } from '@dvor/contract/accounts/roles.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'

/** The most that the actor may give back at once, in cents; null for any sum. */
function refundLimit(actor: Actor): number | null {
  if (!can(actor, 'money.refund')) return 0
  if (actor.kind === 'user') return actor.user.refundLimit
  return actor.kind === 'key' ? actor.key.refundLimit : null
}

/**
 * Requires the permission to give back an amount (cents), also by an entry of the ledger, its reversal or deletion.
 * @throws ApiError `forbidden`, with the limit of the role in its details
 */
export function requireRefund(actor: Actor, amount: number): void {
  const limit = refundLimit(actor)
  if (limit !== null && amount > limit)
    throw new ApiError('forbidden', 'More than the role may give back', { details: { refund_limit: limit } })
}
