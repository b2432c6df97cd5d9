import type { resetPassword as resetBody } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { ipKey } from '../../platform/ip.ts'
import type { AccountServices } from '../services.ts'
import { recordChange } from '../../history/queries.ts'
import { findUserById, markConfirmed } from '../queries/user-queries.ts'
import { changeStoredPassword } from './change-stored-password.ts'
import { readSettings } from '../../property/settings.ts'
import { requireStrongPassword } from '../credentials/password-strength.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { hashToken } from '../../db/ids.ts'
import { takeCode } from '../queries/sign-in-queries.ts'

const codeInvalid = () => new ApiError('code_invalid', 'The code is not valid or too old')

/**
 * Sets the password of the account that a code was sent to; all its sessions end. A refused password leaves the code
 * usable. @returns the account's id @throws ApiError `code_invalid`, `password_weak`, `rate_limited`
 */
export async function resetPassword(
  services: AccountServices,
  ip: string,
  { code, password }: z.infer<typeof resetBody>,
): Promise<string> {
  const { db, clock, signIn } = services
  await limitAttempts(db, 'reset-password', { ip: ipKey(ip) }, clock)
  const hash = await hashPassword(password, signIn.cost)
  const { business_name } = await readSettings(db)
  const userId = await inTransaction(db, async (tx) => {
    const owner = await takeCode(tx, hashToken(code), clock.now().toISOString())
    const user = owner && (await findUserById(tx, owner))
    if (!user || user.blocked) throw codeInvalid()
    await requireStrongPassword(password, [user.username, user.email], business_name)
    await changeStoredPassword(tx, user.id, hash)
    await markConfirmed(tx, user.id)
    const by = { kind: 'user', ip, user, sessionId: '' } as const
    await recordChange(tx, by, { collection: 'users', recordId: user.id, action: 'password' })
    return user.id
  })
  signIn.sessions.dropUser(userId)
  return userId
}
