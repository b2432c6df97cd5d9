import { builtInRoles } from '@dvor/contract/accounts/roles.ts'
import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { labelIn } from './declared.ts'

/** Name of somebody's role: a built-in one in the chosen language, or as the owner named the copied one. */
export const roleName = ({ role, roleName: copied }: Pick<SignedInUser, 'role' | 'roleName'>): string =>
  copied ?? labelIn(builtInRoles, role) ?? role
