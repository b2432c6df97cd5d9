import type { Rights } from '@dvor/contract/accounts/roles.ts'
import type { Draft, Hooks, Row } from '../../crud/define.ts'
import type { Db } from '../../db/database.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { countUsersOf, findRights } from '../queries/role-queries.ts'
import { announceEnd } from '../queries/sign-in-queries.ts'
import { requireRecentProof } from '../sign-in/prove-identity.ts'
import { requireOwnRights } from './give-rights.ts'

/** Rights as a record of roles or of keys has them. */
export const rightsIn = (record: Draft) =>
  ({ permissions: record['permissions'], refundLimit: record['refund_limit'] }) as Rights

/** A new role with the rights of the one that it copies, as far as the body has none of its own. */
async function completed(tx: Db, draft: Draft): Promise<Draft> {
  const copied = await findRights(tx, String(draft['copy_of']))
  if (!copied) throw invalid([{ path: 'copy_of', code: 'invalid_choice' }])
  const { permissions, refundLimit } = copied
  return { permissions: [...permissions], refund_limit: refundLimit ?? 0, ...draft }
}

/** Completes a copied role, keeps what it is a copy of, and refuses rights that the writer does not have. */
const beforeWrite: Hooks['beforeWrite'] = async (tx, draft, current, { actor, clock }) => {
  await requireRecentProof({ db: tx, clock }, actor)
  if (current && (draft['copy_of'] ?? current['copy_of']) !== current['copy_of'])
    throw invalid([{ path: 'copy_of', code: 'read_only' }])
  const role = current ? draft : await completed(tx, draft)
  if (current) requireOwnRights(actor, rightsIn(current))
  requireOwnRights(actor, rightsIn({ ...current, ...role }))
  return role
}

/** Makes changed rights take effect at once for everybody with the role, on every instance. */
const afterWrite: Hooks['afterWrite'] = async (tx, _row: Row, before) => {
  if (before) await announceEnd(tx)
}

/** Keeps a role that somebody has. @throws ApiError `in_use` with the number of users */
const beforeDelete: Hooks['beforeDelete'] = async (tx, row, { actor }) => {
  requireOwnRights(actor, rightsIn(row))
  const users = await countUsersOf(tx, row.id)
  if (users > 0) throw new ApiError('in_use', 'Users have the role', { details: { users } })
}

export const roleHooks: Hooks = { beforeWrite, afterWrite, beforeDelete }
