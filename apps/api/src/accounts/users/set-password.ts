import { password as passwordSchema } from '@dvor/contract/accounts/auth.ts'
import { email as emailSchema } from '@dvor/contract/values/values.ts'
import { systemActor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { changeStoredPassword } from '../sign-in/change-stored-password.ts'
import { requireStrongPassword } from '../credentials/password-strength.ts'
import { hashPassword, type PasswordCost } from '../credentials/passwords.ts'
import { recordChange } from '../../history/queries.ts'
import { removeFactor } from '../queries/factor-queries.ts'
import { addAdmin } from './add-admin.ts'
import { findUserByIdentifier, markConfirmed } from '../queries/user-queries.ts'

/**
 * Sets the password of the account with this address, ends its sessions and turns its second factor off, as the last
 * way in after the loss of both; creates an admin when there is no such account. For an owner at the machine itself,
 * where no other proof is needed. @returns which of these happened @throws ApiError `password_weak`; Error for a text
 * that is no address, and for a password that no form takes
 */
export async function setPassword(
  db: Db,
  email: string,
  password: string,
  cost?: PasswordCost,
): Promise<'changed' | 'changed, second factor off' | 'created'> {
  if (!emailSchema.safeParse(email).success) throw new Error(`${email} is not an e-mail address`)
  await requireStrongPassword(password, [email])
  if (!passwordSchema.safeParse(password).success || /\p{Cc}/u.test(password))
    throw new Error('The password is too long or has a line break: it could not be typed in to sign in')
  const hash = await hashPassword(password, cost)
  return inTransaction(db, async (tx) => {
    const user = await findUserByIdentifier(tx, email)
    if (!user) {
      await addAdmin(tx, email, hash)
      return 'created'
    }
    await changeStoredPassword(tx, user.id, hash)
    await markConfirmed(tx, user.id)
    await recordChange(tx, systemActor, { collection: 'users', recordId: user.id, action: 'password' })
    return (await removeFactor(tx, user.id)) ? 'changed, second factor off' : 'changed'
  })
}
