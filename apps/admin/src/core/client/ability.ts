import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Operation } from '@dvor/contract/declaration/collection.ts'

export type Action = 'manage' | Operation
export type AppAbility = MongoAbility<[Action, string]>

/**
 * Permissions of a role (docs/product.md, Access): an admin manages everything, other roles nothing.
 * @param role from the access token, null without a session
 */
export function abilityOf(role: string | null): AppAbility {
  return createMongoAbility<AppAbility>(role === 'admin' ? [{ action: 'manage', subject: 'all' }] : [])
}
