import { roles as declaration } from '@dvor/contract/collections/accounts/roles.ts'
import { admin, adminsOnly } from '../../crud/access.ts'
import { onServer } from '../../crud/define.ts'
import { roleRows } from '../../db/schema/accounts/roles.ts'
import { roleHooks } from '../../accounts/roles/role-hooks.ts'

export const roles = onServer(declaration, roleRows, {
  access: { read: adminsOnly, write: admin },
  hooks: roleHooks,
})
