import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { isAdmin, type Actor } from './actor.ts'

/** Whether the actor has a permission; an admin and the system have all. */
export function can(actor: Actor, _permission: Permission | 'admin'): boolean {
  return isAdmin(actor)
}
