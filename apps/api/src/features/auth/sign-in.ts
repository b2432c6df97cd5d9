import type { credentials, SignedIn } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import { auditLog } from '../../platform/audit-log.ts'
import type { Services } from '../../services.ts'
import { checkSecondFactor } from '../second-factor/check-second-factor.ts'
import { deviceName } from './device-name.ts'
import { countCall, credentialsInvalid, uncountCall } from './limits.ts'
import { openSession } from './open-session.ts'
import { findCredentials } from './queries.ts'
import { signOut } from './sign-out.ts'

/** The browser from which somebody signs in. */
export interface Browser {
  readonly ip: string
  readonly userAgent: string | undefined
  /** Its Authorization header: whom it belonged to until now. */
  readonly authorization: string | undefined
  /** Its Cookie header: whether somebody has signed in there before. */
  readonly cookies?: string | undefined
}

/**
 * Signs somebody in by e-mail or name and password, and by a code where the account has a second factor. Unknown, blocked
 * and wrong are one answer in one time. The session that this browser had until now ends.
 * @throws ApiError `credentials_invalid`, `second_factor_needed`, `second_factor_invalid`, `rate_limited`
 */
export async function signIn(
  services: Services,
  { ip, userAgent, authorization, cookies }: Browser,
  { identifier, password, rememberMe = false, code }: z.infer<typeof credentials>,
): Promise<SignedIn> {
  const account = await findCredentials(services.db, identifier)
  const known = account && services.signIn.devices.find(cookies, account.user.id)
  // What is typed names an account in several ways; guesses count for the account, or for its own browser.
  const counted = known ? `${account.user.id} in ${known}` : (account?.user.id ?? identifier)
  await countCall(services, 'sign-in', ip, counted)
  const matches = await services.signIn.check.matches(password, account?.hash)
  if (!matches || !account?.hash || account.user.blocked) throw credentialsInvalid()
  await uncountCall(services, 'sign-in', ip, counted)
  await checkSecondFactor(services, ip, account.user, code)
  const session = { remembered: rememberMe, device: deviceName(userAgent) }
  const signedIn = await openSession(services, account.user, account.hash, session)
  await signOut(services, authorization)
  auditLog(services.log).info({ user: account.user.id }, 'signed in')
  return signedIn
}
