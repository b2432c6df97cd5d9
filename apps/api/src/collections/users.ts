import { users as declaration } from '@dvor/contract/collections/settings/users.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { userRows } from '../features/users/table.ts'
import { userHooks } from '../features/users/user-hooks.ts'

export const users = onServer(declaration, userRows, {
  access: { read: adminsOnly, write: admin },
  hooks: userHooks,
  // Handled by features/users/routes.ts: a change must end or update the sessions at once.
  handledElsewhere: ['edit'],
})
