import type { createNewUser } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { AccountServices } from '../services.ts'
import { sendCode } from '../sign-in/send-code.ts'
import { addAccount } from '../queries/add-account.ts'

/**
 * Creates an account without a password and sends its owner a link for setting one. @returns the account's id @throws
 * ApiError `conflict` when the name or the address is in use
 */
export function inviteUser(
  services: AccountServices,
  actor: Actor,
  { username, email, role }: z.infer<typeof createNewUser>,
): Promise<string> {
  const account = { username, email, role, confirmed: false }
  return addAccount(services.db, actor, account, (tx, id) =>
    sendCode(services, tx, 'invitation', { id, username, email }),
  )
}
