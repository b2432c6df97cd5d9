import { roles as declaration } from '@dvor/contract/collections/accounts/roles.ts'
import { onServer } from '../../crud/define.ts'
import { roleRows } from '../../db/schema/accounts/roles.ts'
import { roleHooks } from '../../accounts/roles/role-hooks.ts'

export const roles = onServer(declaration, roleRows, { hooks: roleHooks })
