import type { createdWebhook, NewWebhook, renewedSecret } from '@dvor/contract/accounts/webhooks.ts'
import { can } from '@dvor/contract/accounts/roles.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { requireRecentProof } from '../accounts/sign-in/prove-identity.ts'
import type { AccountServices } from '../accounts/services.ts'
import type { Hooks } from '../crud/define.ts'
import { inTransaction } from '../db/database.ts'
import { webhookRows, webhookSecrets } from '../db/schema/accounts/webhooks.ts'
import { recordChange } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { forbidden } from '../platform/errors.ts'
import { findWebhook } from './delivery-queries.ts'
import { makeSecret, overlapHours, webhookSealer } from './secrets.ts'

/**
 * Makes a webhook. @returns its secret, which cannot be read again @throws ApiError `proof_needed`, `forbidden` where it
 * would tell more of guests than the actor may see
 */
export async function createWebhook(
  services: AccountServices,
  actor: Actor,
  webhook: NewWebhook,
): Promise<z.infer<typeof createdWebhook>> {
  await requireRecentProof(services, actor)
  if (webhook.with_guests && !can(actor, 'guests.read')) throw forbidden()
  const secret = makeSecret()
  return inTransaction(services.db, async (tx) => {
    const [row] = await tx.insert(webhookRows).values(webhook).returning({ id: webhookRows.id })
    if (!row) throw new Error('an inserted webhook has an id')
    const sealed = webhookSealer(services.appSecret).seal(row.id, secret)
    await tx.insert(webhookSecrets).values({ webhook: row.id, sealed })
    await recordChange(tx, actor, {
      collection: 'webhooks',
      recordId: row.id,
      action: 'create',
      after: webhook,
    })
    return { id: row.id, secret }
  })
}

/** Gives a webhook another secret; for a day events are signed with both. @throws ApiError `proof_needed`, `not_found` */
export async function renewSecret(
  services: AccountServices,
  actor: Actor,
  id: string,
): Promise<z.infer<typeof renewedSecret>> {
  await requireRecentProof(services, actor)
  const secret = makeSecret()
  const until = new Date(services.clock.now().getTime() + overlapHours * 3_600_000).toISOString()
  return inTransaction(services.db, async (tx) => {
    const { secrets } = await findWebhook(tx, id)
    const sealed = webhookSealer(services.appSecret).seal(id, secret)
    await tx
      .update(webhookSecrets)
      .set({ sealed, earlier_sealed: secrets.sealed, earlier_until: until })
      .where(eq(webhookSecrets.webhook, id))
    await recordChange(tx, actor, { collection: 'webhooks', recordId: id, action: 'secret renewed' })
    return { secret, earlier_until: until }
  })
}

/**
 * Webhooks are changed by who proved the identity, and where they tell of guests by who may see them. One that is
 * switched on begins without failures.
 */
export const webhookHooks: Hooks = {
  beforeWrite: async (tx, draft, current, { actor, clock }) => {
    await requireRecentProof({ db: tx, clock }, actor)
    const leadsElsewhere = draft['url'] !== undefined && draft['url'] !== current?.['url']
    if (current?.['with_guests'] && leadsElsewhere && !can(actor, 'guests.read')) throw forbidden()
    const isSwitchedOn = draft['active'] === true && current?.['active'] === false
    return isSwitchedOn ? { ...draft, paused_for: null, failing_since: null } : draft
  },
}
