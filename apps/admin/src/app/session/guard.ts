import { abilityOf, type Action } from '../../core/client/ability.ts'
import { homeOf } from '../../features/sign-in/home-path.ts'

/** Access rule of a screen; without an action the role alone decides. */
export interface Access {
  readonly audience: 'anyone' | 'loggedOut' | 'admin'
  readonly action?: Action
  readonly subject?: string
}

/**
 * The navigation guard of docs/product.md, Access.
 * @param role of the signed-in user, null without a session
 * @returns the path to go to instead, or null when the screen may be shown
 */
export function detourFor(access: Access, role: string | null): string | null {
  if (access.audience === 'anyone') return null
  if (access.audience === 'loggedOut') return role ? homeOf(role) : null
  if (!role) return '/login'
  if (role !== access.audience) return '/not-allowed'
  const permitted = abilityOf(role).can(access.action ?? 'manage', access.subject ?? 'all')
  return permitted ? null : '/not-authorized'
}
