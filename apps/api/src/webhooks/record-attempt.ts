import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../db/database.ts'
import { nextVersion } from '../db/next-version.ts'
import { webhookRows } from '../db/schema/accounts/webhooks.ts'
import { recordChange } from '../history/queries.ts'
import { systemActor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { storeOutcome, type Delivery, type Webhook } from './delivery-queries.ts'
import { nextAttempt, pauseAfterMs } from './retry-times.ts'
import type { Attempted } from './send-delivery.ts'

/**
 * Records an attempt of the program: what was not accepted is tried again until its last attempt. A webhook that accepts
 * nothing for five days, or that answers 410, is switched off.
 */
export async function recordAttempt(
  db: Db,
  delivery: Delivery,
  attempted: Attempted,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const now = clock.now()
  const isDelivered = attempted.state === 'delivered'
  const isGone = attempted.problem === 'gone'
  const next = isDelivered || isGone ? null : nextAttempt(delivery.attempts, now, attempted.retryAfterMs)
  await inTransaction(db, async (tx) => {
    await storeOutcome(tx, delivery, next ? { ...attempted, state: 'waiting' } : attempted, next)
    if (isDelivered) return noteSuccess(tx, delivery.webhook, now)
    const webhook = await noteFailure(tx, delivery.webhook, now)
    if (!webhook?.active) return
    if (isGone) await pause(tx, webhook, 'gone', now)
    else if (hasFailedLong(webhook, now)) await pause(tx, webhook, 'failing', now)
  })
}

const hasFailedLong = ({ failing_since }: Webhook, now: Date): boolean =>
  failing_since !== null && now.getTime() - new Date(failing_since).getTime() >= pauseAfterMs

/** Records that a webhook has accepted a delivery. */
export async function noteSuccess(tx: Db, webhook: string, now: Date): Promise<void> {
  await tx
    .update(webhookRows)
    .set({ delivered_at: now.toISOString(), failing_since: null })
    .where(eq(webhookRows.id, webhook))
}

async function noteFailure(tx: Db, webhook: string, now: Date): Promise<Webhook | undefined> {
  const [row] = await tx
    .update(webhookRows)
    .set({ failing_since: sql`coalesce(${webhookRows.failing_since}, ${now.toISOString()})` })
    .where(eq(webhookRows.id, webhook))
    .returning()
  return row
}

async function pause(tx: Db, { id }: Webhook, paused_for: 'failing' | 'gone', now: Date): Promise<void> {
  const updatedAt = nextVersion(webhookRows.updatedAt, now)
  await tx.update(webhookRows).set({ active: false, paused_for, updatedAt }).where(eq(webhookRows.id, id))
  await recordChange(tx, systemActor, {
    collection: 'webhooks',
    recordId: id,
    action: 'edit',
    before: { active: true, paused_for: null },
    after: { active: false, paused_for },
  })
}
