import type { createNewUser } from '@dvor/contract/accounts/auth.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/database.ts'
import type { Actor } from '../../platform/actor.ts'
import type { AccountServices } from '../services.ts'
import { requireOwnRole } from '../roles/give-rights.ts'
import { sendCode } from '../sign-in/send-code.ts'
import { addAccount } from '../queries/add-account.ts'
import { findCredentials } from '../queries/sign-in-queries.ts'

type Invitation = z.infer<typeof createNewUser>

/**
 * Creates an account without a password and sends its owner a link for setting one. The same invitation once more, as
 * long as it was not accepted, sends a new link. @returns the account's id @throws ApiError `conflict` when the name or
 * the address is in use, `invalid` for an unknown role, `forbidden` for one with more rights than the actor has
 */
export async function inviteUser(
  services: AccountServices,
  actor: Actor,
  invitation: Invitation,
): Promise<string> {
  const { username, email, role } = invitation
  const waiting = await findWaiting(services, invitation)
  if (waiting) {
    await inTransaction(services.db, async (tx) => {
      await requireOwnRole(tx, actor, role)
      await sendCode(services, tx, 'invitation', waiting)
    })
    return waiting.id
  }
  const account = { username, email, role, confirmed: false }
  return addAccount(services.db, actor, account, async (tx, id) => {
    await requireOwnRole(tx, actor, role)
    await sendCode(services, tx, 'invitation', { id, username, email })
  })
}

/** The account of the same invitation, if it has no password yet. */
async function findWaiting({ db }: AccountServices, { username, email, role }: Invitation) {
  const credentials = await findCredentials(db, email)
  if (!credentials || credentials.hash !== null || credentials.user.blocked || credentials.user.role !== role)
    return undefined
  return credentials.user.username.toLowerCase() === username.toLowerCase() ? credentials.user : undefined
}
