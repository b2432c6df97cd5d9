import { builtInRights, type Rights } from '@dvor/contract/accounts/roles.ts'
import type { Db } from '../../db/database.ts'
import type { Actor } from '../../platform/actor.ts'
import { forbidden, invalid } from '../../platform/errors.ts'
import { findRights } from '../queries/role-queries.ts'

/** Whether a sum fits into a limit; null is no limit. */
const fits = (limit: number | null, within: number | null): boolean =>
  within === null || (limit !== null && limit <= within)

/** The rights of an actor: the system has all, visitors have none. */
function rightsOfActor(actor: Actor): Rights {
  if (actor.kind === 'system') return builtInRights.admin
  if (actor.kind === 'key') return actor.key
  return actor.kind === 'user' ? actor.user : builtInRights.authenticated
}

/**
 * Refuses to give away rights that the actor does not have, or to act on an account that has more. @throws ApiError
 * `forbidden`
 */
export function requireOwnRights(actor: Actor, rights: Rights): void {
  const { permissions, refundLimit } = rightsOfActor(actor)
  const hasAll = rights.permissions.every((one) => permissions.includes(one))
  if (!hasAll || !fits(rights.refundLimit, refundLimit)) throw forbidden()
}

/**
 * Refuses a role that does not exist, or has more rights than the actor; the role stays until the transaction ends.
 * @throws ApiError `invalid`, `forbidden`
 */
export async function requireOwnRole(tx: Db, actor: Actor, role: string): Promise<void> {
  const rights = await findRights(tx, role)
  if (!rights) throw invalid([{ path: 'role', code: 'invalid_choice' }])
  requireOwnRights(actor, rights)
}
