import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

export const roles = [
  { value: 'admin', label: 'Správca' },
  { value: 'authenticated', label: 'Bez prístupu do administrácie' },
] as const

/** Accounts are created by invitation (`POST /auth/createNewUser`); passwords are never a field. */
export const users = declare({
  name: 'users',
  label: { one: 'Používateľ', many: 'Používatelia' },
  adminPath: '/users',
  operations: ['list', 'count', 'single', 'edit'],
  titleField: 'username',
  sort: 'username:ASC',
  uploadRef: 'user',
  fields: {
    username: f.text({ label: 'Meno', required: true, inList: true }),
    email: f.email({ label: 'E-mail', required: true, inList: true }),
    role: f.choice(roles, {
      label: 'Rola',
      required: true,
      inList: true,
      help: 'Do administrácie sa dostane len správca.',
    }),
    confirmed: f.flag({ label: 'Potvrdený', default: false, readOnly: true, inList: true }),
    blocked: f.flag({ label: 'Zablokovaný', default: false, inList: true }),
    avatar: f.file({ label: 'Obrázok' }),
  },
})
