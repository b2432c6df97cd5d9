import type { Hooks, Row } from '../../crud/define.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { deleteCodesOf, deleteSessionsOf } from '../queries/sign-in-queries.ts'
import { hasOtherAdmin, lockAdmins } from '../queries/user-queries.ts'

const isActiveAdmin = (row: Row) => row['role'] === 'admin' && !row['blocked']

/** Refuses edits that would leave the property without an admin, or set a name that looks like an address. */
const beforeWrite: Hooks['beforeWrite'] = async (tx, draft, current) => {
  if (!current) return draft
  const { username } = draft
  if (typeof username === 'string' && username !== current['username'] && username.includes('@'))
    throw invalid([{ path: 'username', code: 'invalid_format' }])
  if (isActiveAdmin(current) && !isActiveAdmin({ ...current, ...draft })) {
    await lockAdmins(tx)
    if (!(await hasOtherAdmin(tx, current.id))) throw new ApiError('last_admin', 'The last admin stays one')
  }
  return draft
}

/** Signs a blocked account out everywhere, and deletes codes sent to an address that is no longer the account's. */
const afterWrite: Hooks['afterWrite'] = async (tx, row, before) => {
  if (row['blocked'] && !before?.['blocked']) await deleteSessionsOf(tx, row.id)
  if (row['blocked'] || row['email'] !== before?.['email']) await deleteCodesOf(tx, row.id)
}

export const userHooks: Hooks = { beforeWrite, afterWrite }
