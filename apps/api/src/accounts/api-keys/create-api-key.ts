import type { createdApiKey, NewApiKey } from '@dvor/contract/accounts/api-keys.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import { apiKeyRows } from '../../db/schema/accounts/api-keys.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { requireOwnRights } from '../roles/give-rights.ts'
import type { AccountServices } from '../services.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { hashOf, makeApiKey, prefixOf } from '../credentials/api-key.ts'

/**
 * Makes a key for a program. @returns the key, which is not stored and cannot be read again @throws ApiError
 * `proof_needed`, `forbidden` for rights that the actor does not have
 */
export async function createApiKey(
  services: AccountServices,
  actor: Actor,
  { name, permissions, refund_limit, expires_on }: NewApiKey,
): Promise<z.infer<typeof createdApiKey>> {
  await requireRecentProof(services, actor)
  requireOwnRights(actor, { permissions, refundLimit: refund_limit })
  const key = makeApiKey()
  const stored = { name, prefix: prefixOf(key), permissions, refund_limit, expires_on }
  return inTransaction(services.db, async (tx) => {
    const [row] = await tx
      .insert(apiKeyRows)
      .values({ ...stored, hash: hashOf(key) })
      .returning({ id: apiKeyRows.id })
    if (!row) throw new Error('an inserted key has an id')
    await recordChange(tx, actor, {
      collection: 'api-keys',
      recordId: row.id,
      action: 'create',
      after: stored,
    })
    return { id: row.id, key }
  })
}
