import type { changePassword as changeBody } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction } from '../../db/database.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { recordChange } from '../../history/queries.ts'
import { changeStoredPassword } from './change-stored-password.ts'
import { readSettings } from '../../property/settings.ts'
import { countCall, credentialsInvalid, uncountCall } from '../credentials/limits.ts'
import { requireStrongPassword } from '../credentials/password-strength.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { findPasswordHash } from '../queries/sign-in-queries.ts'

/**
 * Changes the password of the signed-in account; its other sessions end, this one stays. @throws ApiError
 * `credentials_invalid` for a wrong current password, `password_weak`, `rate_limited`
 */
export async function changePassword(
  services: AccountServices,
  actor: Actor,
  { currentPassword, password }: z.infer<typeof changeBody>,
): Promise<void> {
  if (actor.kind !== 'user') throw unauthorized()
  const { db, signIn } = services
  const { user, ip, sessionId } = actor
  await countCall(services, 'change-password', ip, user.id)
  const current = await findPasswordHash(db, user.id)
  if (!(await signIn.check.matches(currentPassword, current))) throw credentialsInvalid()
  await uncountCall(services, 'change-password', ip, user.id)
  await requireStrongPassword(password, [user.username, user.email], (await readSettings(db)).business_name)
  const hash = await hashPassword(password, signIn.cost)
  await inTransaction(db, async (tx) => {
    await changeStoredPassword(tx, user.id, hash, sessionId)
    await recordChange(tx, actor, { collection: 'users', recordId: user.id, action: 'password' })
  })
  signIn.sessions.dropUser(user.id)
}
