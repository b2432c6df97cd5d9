import { users as declaration } from '@dvor/contract/collections/accounts/users.ts'
import { onServer } from '../../crud/define.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import { userHooks } from '../../accounts/users/user-hooks.ts'

export const users = onServer(declaration, userRows, {
  hooks: userHooks,
  // Handled by accounts/users/routes.ts: a change must end or update the sessions at once.
  handledElsewhere: ['edit'],
})
