import { createMongoAbility, type MongoAbility } from '@casl/ability'
import type { Operation } from '@dvor/contract/declaration/collection.ts'

export type Action = 'manage' | Operation
export type AppAbility = MongoAbility<[Action, string]>

/**
 * What a role may do (spec section 6): an admin manages everything, anybody else nothing here.
 * @param role from the access token, null without a session
 */
export function abilityOf(role: string | null): AppAbility {
  return createMongoAbility<AppAbility>(role === 'admin' ? [{ action: 'manage', subject: 'all' }] : [])
}
