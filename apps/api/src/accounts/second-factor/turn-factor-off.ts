import { inTransaction } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { deleteSessionsOf } from '../queries/sign-in-queries.ts'
import type { SignedInActor } from '../sign-in/signed-in-actor.ts'
import { recordChange } from '../../history/queries.ts'
import { removeFactor } from '../queries/factor-queries.ts'

/**
 * Turns a second factor off: one's own or, as an admin, that of a person who has lost phone and codes. All its
 * sessions end but the calling one. @throws ApiError `proof_needed`, `not_found` where none is on
 */
export async function turnFactorOff(
  services: AccountServices,
  actor: SignedInActor,
  userId: string,
): Promise<void> {
  await requireRecentProof(services, actor)
  await inTransaction(services.db, async (tx) => {
    if (!(await removeFactor(tx, userId))) throw notFound('A second factor')
    await deleteSessionsOf(tx, userId, actor.sessionId)
    await recordChange(tx, actor, { collection: 'users', recordId: userId, action: 'second_factor_off' })
  })
  services.signIn.sessions.dropUser(userId)
}
