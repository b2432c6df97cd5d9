import { permissionChoices } from '../../accounts/permissions.ts'
import { builtInRoles, roleKey } from '../../accounts/roles.ts'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Roles that the owner made by copying one; the built-in ones are no records. */
export const roles = declare({
  name: 'roles',
  label: { one: { sk: 'Rola', en: 'Role' }, many: { sk: 'Roly', en: 'Roles' } },
  adminPath: '/roles',
  operations: fullPattern,
  permissions: { read: 'users.manage', edit: 'users.manage' },
  titleField: 'name',
  sort: 'name:ASC',
  fields: {
    name: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    copy_of: f.openChoice(roleKey, builtInRoles, {
      label: { sk: 'Podľa roly', en: 'Copy of' },
      required: true,
      help: {
        sk: 'Nová rola začína s jej oprávneniami a limitom.',
        en: 'A new role begins with its permissions and limit.',
      },
    }),
    permissions: f.choices(permissionChoices, { label: { sk: 'Smie', en: 'May' } }),
    refund_limit: f.cents({
      label: { sk: 'Vrátenie peňazí najviac do', en: 'Gives back at most' },
      default: 0,
      inList: true,
      help: {
        sk: 'Najvyššia suma, ktorú smie naraz vrátiť hosťovi.',
        en: 'The highest sum that may be given back to a guest at once.',
      },
    }),
  },
})
