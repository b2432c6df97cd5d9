import type { credentials } from '@dvor/contract/auth.ts'
import type { z } from 'zod'
import type { Services } from '../../services.ts'
import { countCall, credentialsInvalid, uncountCall } from './limits.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { findCredentials } from './queries.ts'

/**
 * Signs somebody in by e-mail or name and password. Unknown, blocked and wrong are one answer in one time.
 * @throws ApiError `credentials_invalid`, `rate_limited`
 */
export async function signIn(
  services: Services,
  ip: string,
  { identifier, password, rememberMe = false }: z.infer<typeof credentials>,
): Promise<SignedIn> {
  await countCall(services, 'sign-in', ip, identifier)
  const account = await findCredentials(services.db, identifier)
  const matches = await services.signIn.check.matches(password, account?.hash)
  if (!matches || !account?.hash || account.user.blocked) throw credentialsInvalid()
  await uncountCall(services, 'sign-in', ip, identifier)
  services.log.info({ user: account.user.id }, 'signed in')
  return openSession(services, account.user, account.hash, rememberMe)
}
