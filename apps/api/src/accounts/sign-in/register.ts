import type { register as registerBody, SignedIn } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import { ApiError } from '../../platform/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limit.ts'
import { ipKey } from '../../platform/ip.ts'
import type { AccountServices } from '../services.ts'
import { addAccount } from '../queries/add-account.ts'
import { findUserById } from '../queries/user-queries.ts'
import { deviceName } from '../credentials/device-name.ts'
import type { Browser } from './sign-in.ts'
import { readSettings } from '../../property/settings.ts'
import { openSession } from './open-session.ts'
import { requireStrongPassword } from '../credentials/password-strength.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { isRegistrationOpen, storePasswordHash } from '../queries/sign-in-queries.ts'

/**
 * Creates an account without any right in the back office and signs in with it. Refused unless the settings allow it.
 * @throws ApiError `registration_disabled`, `password_weak`, `conflict`, `rate_limited`
 */
export async function register(
  services: AccountServices,
  actor: Actor,
  { ip, userAgent }: Browser,
  { username, email, password }: z.infer<typeof registerBody>,
): Promise<SignedIn> {
  const { db, clock, signIn } = services
  if (!(await isRegistrationOpen(db)))
    throw new ApiError('registration_disabled', 'Accounts are made by invitation')
  await limitAttempts(db, 'register', { ip: ipKey(ip) }, clock)
  await requireStrongPassword(password, [username, email], (await readSettings(db)).business_name)
  const hash = await hashPassword(password, signIn.cost)
  const account = { username, email, role: 'authenticated', confirmed: false } as const
  const id = await addAccount(db, actor, account, (tx, userId) => storePasswordHash(tx, userId, hash))
  const user = await findUserById(db, id)
  if (!user) throw new Error('the account was removed at once')
  return openSession(services, user, hash, { remembered: false, device: deviceName(userAgent) })
}
