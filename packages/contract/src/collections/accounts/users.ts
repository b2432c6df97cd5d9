import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const roles = [
  { value: 'admin', label: { sk: 'Správca', en: 'Administrator' } },
  {
    value: 'authenticated',
    label: { sk: 'Bez prístupu do administrácie', en: 'No access to the back office' },
  },
] as const

/** Accounts are created by invitation (`POST /auth/createNewUser`); passwords are never a field. */
export const users = declare({
  name: 'users',
  label: { one: { sk: 'Používateľ', en: 'User' }, many: { sk: 'Používatelia', en: 'Users' } },
  adminPath: '/users',
  operations: ['list', 'count', 'single', 'edit'],
  titleField: 'username',
  sort: 'username:ASC',
  uploadRef: 'user',
  fields: {
    username: f.text({ label: { sk: 'Meno', en: 'Name' }, required: true, inList: true }),
    email: f.email({ label: { sk: 'E-mail', en: 'E-mail' }, required: true, inList: true }),
    role: f.choice(roles, {
      label: { sk: 'Rola', en: 'Role' },
      required: true,
      inList: true,
      help: {
        sk: 'Do administrácie sa dostane len správca.',
        en: 'Only an administrator gets into the back office.',
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
