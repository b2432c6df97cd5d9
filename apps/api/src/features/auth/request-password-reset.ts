import { inTransaction } from '../../platform/database.ts'
import type { Services } from '../../services.ts'
import { findUserByIdentifier } from '../users/queries.ts'
import { countCall } from './limits.ts'
import { sendCode } from './send-code.ts'

/**
 * Sends a link for a new password if there is such an account. Everything that depends on it happens after the answer,
 * so neither the answer nor its time tells who has an account. @throws ApiError `rate_limited`
 */
export async function requestPasswordReset(services: Services, ip: string, email: string): Promise<void> {
  await countCall(services, 'forgot-password', ip, email)
  services.background.run('password reset', async () => {
    const user = await findUserByIdentifier(services.db, email)
    if (!user || user.blocked) return
    await inTransaction(services.db, (tx) => sendCode(services, tx, 'password_reset', user))
  })
}
