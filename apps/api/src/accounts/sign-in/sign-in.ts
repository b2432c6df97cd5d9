import type { credentials, SignedIn } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import { auditLog } from '../../platform/http/audit-log.ts'
import type { AccountServices } from '../services.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { deviceName } from '../credentials/device-name.ts'
import { countCall, credentialsInvalid, uncountCall } from '../credentials/limits.ts'
import { openSession } from './open-session.ts'
import { findCredentials } from '../queries/sign-in-queries.ts'
import { signOut } from './sign-out.ts'

/** The browser of a sign-in request. */
export interface Browser {
  readonly ip: string
  readonly userAgent: string | undefined
  /** Its Authorization header, which names the session that it had until now. */
  readonly authorization: string | undefined
  /** Its Cookie header, which shows whether the account has signed in there before. */
  readonly cookies?: string | undefined
}

/**
 * Signs in by e-mail or name and password, and by a code where the account has a second factor. Unknown accounts,
 * blocked accounts and wrong passwords get the same answer in the same time. The previous session of this browser
 * ends. @throws ApiError `credentials_invalid`, `second_factor_needed`, `second_factor_invalid`, `rate_limited`
 */
export async function signIn(
  services: AccountServices,
  { ip, userAgent, authorization, cookies }: Browser,
  { identifier, password, rememberMe = false, code }: z.infer<typeof credentials>,
): Promise<SignedIn> {
  const account = await findCredentials(services.db, identifier)
  const device = account && services.signIn.devices.find(cookies, account.user.id)
  // Several identifiers can name one account, so guesses are counted per account. A known browser has a count of its own
  // and none of its IP, which others may share.
  const counted = device ? `${account.user.id} in ${device}` : (account?.user.id ?? identifier)
  const from = device ? null : ip
  await countCall(services, 'sign-in', from, counted)
  const matches = await services.signIn.check.matches(password, account?.hash)
  if (!matches || !account?.hash || account.user.blocked) throw credentialsInvalid()
  await uncountCall(services, 'sign-in', from, counted)
  await checkSecondFactor(services, ip, account.user, code)
  const session = { remembered: rememberMe, device: deviceName(userAgent) }
  const signedIn = await openSession(services, account.user, account.hash, session)
  await signOut(services, authorization)
  auditLog(services.log).info({ user: account.user.id }, 'signed in')
  return signedIn
}
