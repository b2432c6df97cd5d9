import { systemActor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { storePasswordHash } from '../queries/sign-in-queries.ts'
import { recordChange } from '../../history/queries.ts'
import { insertUser, isNameTaken } from '../queries/user-queries.ts'

/** Adds a confirmed admin with a name made from the address, in the caller's transaction. `initial` as for the hash. */
export async function addAdmin(tx: Db, email: string, passwordHash: string, initial = false): Promise<void> {
  const baseName = email.split('@')[0] || 'admin'
  const username = (await isNameTaken(tx, baseName)) ? `${baseName}-${newId().slice(-4)}` : baseName
  const account = { username, email, role: 'admin', confirmed: true } as const
  const id = await insertUser(tx, account)
  await storePasswordHash(tx, id, passwordHash, initial)
  await recordChange(tx, systemActor, { collection: 'users', recordId: id, action: 'create', after: account })
}
