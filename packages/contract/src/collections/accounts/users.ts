import { builtInRoles, roleKey } from '../../accounts/roles.ts'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Accounts are created by invitation (`POST /auth/createNewUser`); passwords are never a field. */
export const users = declare({
  name: 'users',
  label: { one: { sk: 'Používateľ', en: 'User' }, many: { sk: 'Používatelia', en: 'Users' } },
  adminPath: '/users',
  operations: ['list', 'count', 'single', 'edit'],
  permissions: { read: 'users.manage', edit: 'users.manage' },
  titleField: 'username',
  sort: 'username:ASC',
  uploadRef: 'user',
  fields: {
    username: f.text({ label: { sk: 'Meno', en: 'Name' }, required: true, inList: true }),
    email: f.email({ label: { sk: 'E-mail', en: 'E-mail' }, required: true, inList: true }),
    role: f.openChoice(roleKey, builtInRoles, {
      label: { sk: 'Rola', en: 'Role' },
      required: true,
      inList: true,
      help: {
        sk: 'Určuje, čo človek v administrácii vidí a smie.',
        en: 'Decides what the person sees and may do in the back office.',
      },
    }),
    confirmed: f.flag({
      label: { sk: 'Potvrdený', en: 'Confirmed' },
      default: false,
      readOnly: true,
      inList: true,
    }),
    blocked: f.flag({ label: { sk: 'Zablokovaný', en: 'Blocked' }, default: false, inList: true }),
    avatar: f.file({ label: { sk: 'Obrázok', en: 'Picture' } }),
  },
})
