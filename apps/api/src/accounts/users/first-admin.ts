import { inTransaction, type Db } from '../../db/database.ts'
import { SettingRefused } from '../../platform/setting-refused.ts'
import { requireStrongPassword } from '../credentials/password-strength.ts'
import { hashPassword, type PasswordCost } from '../credentials/passwords.ts'
import type { AccountOptions } from '../services.ts'
import { addAdmin } from './add-admin.ts'
import { findUserByIdentifier, hasAnyAdmin, lockAdmins } from '../queries/user-queries.ts'
import { readablePassword } from '../credentials/readable-password.ts'

const defaultEmail = 'admin@dvor.local'

/**
 * Creates an admin where there is none; of several instances that start at once only one does. @returns address and
 * password when the password was generated: shown once, stored nowhere @throws SettingRefused for a configured
 * password that is too easy to guess
 */
export async function makeFirstAdmin(
  db: Db,
  { email = defaultEmail, password }: AccountOptions['admin'],
  cost?: PasswordCost,
): Promise<{ email: string; password: string } | undefined> {
  if (await hasAnyAdmin(db)) return undefined
  if (password) await requireGoodSetting(password, email)
  const firstPassword = password ?? readablePassword()
  const hash = await hashPassword(firstPassword, cost)
  const isFirst = await inTransaction(db, async (tx) => {
    await lockAdmins(tx)
    if ((await hasAnyAdmin(tx)) || (await findUserByIdentifier(tx, email))) return false
    await addAdmin(tx, email, hash, true)
    return true
  })
  return isFirst && !password ? { email, password: firstPassword } : undefined
}

async function requireGoodSetting(password: string, email: string): Promise<void> {
  try {
    await requireStrongPassword(password, [email])
  } catch {
    throw new SettingRefused(
      'ADMIN_PASSWORD: is too easy to guess; take several words that do not belong together',
    )
  }
}
