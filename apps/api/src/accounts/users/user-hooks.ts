import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import type { Hooks, Row } from '../../crud/define.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { announceEnd, deleteCodesOf, deleteSessionsOf, findPasswordHash } from '../queries/sign-in-queries.ts'
import { hasOtherAdmin, lockAdmins } from '../queries/user-queries.ts'
import { requireOwnRole } from '../roles/give-rights.ts'
import { sendCode } from '../sign-in/send-code.ts'

const isActiveAdmin = (row: Row) => row['role'] === 'admin' && !row['blocked']

/**
 * Refuses edits that would leave the property without an admin, set a name that looks like an address, give more rights
 * than the editor has, or change the account of somebody who has more.
 */
const beforeWrite: Hooks['beforeWrite'] = async (tx, draft, current, { actor }) => {
  if (!current) return draft
  const { username } = draft
  for (const role of new Set([current['role'], draft['role'] ?? current['role']]))
    await requireOwnRole(tx, actor, String(role))
  if (typeof username === 'string' && username !== current['username'] && username.includes('@'))
    throw invalid([{ path: 'username', code: 'invalid_format' }])
  if (isActiveAdmin(current) && !isActiveAdmin({ ...current, ...draft })) {
    await lockAdmins(tx)
    if (!(await hasOtherAdmin(tx, current.id))) throw new ApiError('last_admin', 'The last admin stays one')
  }
  return draft
}

/**
 * Signs a blocked account out everywhere, makes a new role take effect at once on every instance, and deletes codes sent
 * to an address that is no longer the account's. An invited person, who has no password yet, gets a new link in place of
 * the deleted one.
 */
const afterWrite: Hooks['afterWrite'] = async (tx, row, before, context) => {
  if (row['blocked'] && !before?.['blocked']) await deleteSessionsOf(tx, row.id)
  if (row['role'] !== before?.['role']) await announceEnd(tx, row.id)
  const isMoved = row['email'] !== before?.['email']
  if (row['blocked'] || isMoved) await deleteCodesOf(tx, row.id)
  if (row['blocked'] || !(isMoved || before?.['blocked'])) return
  if ((await findPasswordHash(tx, row.id)) !== undefined) return
  const { id, username, email } = row as Row & Pick<SignedInUser, 'username' | 'email'>
  await sendCode(context, tx, 'invitation', { id, username, email })
}

export const userHooks: Hooks = { beforeWrite, afterWrite }
