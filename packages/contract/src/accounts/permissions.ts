import { z } from 'zod'
import type { Choice, Words } from '../declaration/field.ts'
import { moneyPermissions } from './permissions/money.ts'
import { propertyPermissions } from './permissions/property.ts'
import { stayPermissions } from './permissions/stays.ts'

interface PermissionChoice extends Choice {
  /** One sentence: what may be seen or done with it. */
  readonly help: Words
}

/** Everything that may be allowed to a role or to a key: one thing that can be seen or done in the back office. */
export const permissionChoices = [
  ...stayPermissions,
  ...moneyPermissions,
  ...propertyPermissions,
] as const satisfies readonly PermissionChoice[]

export const permission = z.enum(permissionChoices.map(({ value }) => value))
export type Permission = z.infer<typeof permission>

interface PermissionGroup {
  readonly label: Words
  readonly choices: readonly (typeof permissionChoices)[number][]
}

/** The permissions by what they are about, for people who read or tick them. */
export const permissionGroups: readonly PermissionGroup[] = [
  { label: { sk: 'Hostia a pobyty', en: 'Guests and stays' }, choices: stayPermissions },
  { label: { sk: 'Peniaze a ceny', en: 'Money and prices' }, choices: moneyPermissions },
  {
    label: { sk: 'Správy, web a nastavenia', en: 'Messages, website and settings' },
    choices: propertyPermissions,
  },
]
