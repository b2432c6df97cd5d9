import type { forgotPassword } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import type { AccountServices } from '../services.ts'
import { findUserByIdentifier } from '../queries/user-queries.ts'
import { countCall } from '../credentials/limits.ts'
import { sendCode } from './send-code.ts'

/**
 * Sends a link for a new password if the account exists; `url` names another page that takes the code. All work that
 * depends on the account happens after the answer, so that neither the answer nor its time reveals which accounts
 * exist. @throws ApiError `rate_limited`
 */
export async function requestPasswordReset(
  services: AccountServices,
  ip: string,
  { email, url }: z.infer<typeof forgotPassword>,
): Promise<void> {
  await countCall(services, 'forgot-password', ip, email)
  services.background.run('password reset', async () => {
    const user = await findUserByIdentifier(services.db, email)
    if (!user || user.blocked) return
    const page = await trustedPage(services, url)
    await inTransaction(services.db, (tx) => sendCode(services, tx, 'password_reset', user, page))
  })
}

/** The page that a caller names for the link, if its origin may receive the code. */
async function trustedPage(
  { publicUrl, allowedOrigins }: AccountServices,
  url: string | undefined,
): Promise<string | undefined> {
  if (url === undefined) return undefined
  const trusted = [new URL(publicUrl).origin, ...(await allowedOrigins.list())]
  return trusted.includes(new URL(url).origin) ? url : undefined
}
