import { z } from 'zod'
import { id } from '../values/values.ts'
import { permission as permissionSchema, type Permission } from './permissions.ts'

/** Roles that every property has; the owner may copy them and change the copies (collection `roles`). */
export const builtInRoles = [
  { value: 'admin', label: { sk: 'Správca', en: 'Administrator' } },
  { value: 'reception', label: { sk: 'Recepcia', en: 'Reception' } },
  { value: 'housekeeping', label: { sk: 'Upratovanie', en: 'Housekeeping' } },
  { value: 'accountant', label: { sk: 'Účtovník', en: 'Accountant' } },
  { value: 'editor', label: { sk: 'Texty a fotky', en: 'Editor' } },
  {
    value: 'authenticated',
    label: { sk: 'Bez prístupu do administrácie', en: 'No access to the back office' },
  },
] as const
export const builtInRole = z.enum(builtInRoles.map(({ value }) => value))
export type BuiltInRole = z.infer<typeof builtInRole>

/** Role of an account: a built-in one, or the id of one that the owner copied. */
export const roleKey = z.union([builtInRole, id])

/** Permissions of a role; `refundLimit` is the most that it may give back at once, in cents, null for any sum. */
export interface Rights {
  readonly permissions: readonly Permission[]
  readonly refundLimit: number | null
}

const reception: readonly Permission[] = [
  'dashboard.read',
  'chart.read',
  'reservations.read',
  'reservations.create',
  'reservations.edit',
  'reservations.move',
  'reservations.cancel',
  'reservations.checkin',
  'guests.read',
  'guests.documents',
  'money.read',
  'money.take',
  'money.refund',
  'documents.read',
  'documents.issue',
  'till.read',
  'till.manage',
  'prices.read',
  'housekeeping.read',
  'tasks.read',
  'tasks.edit',
  'messages.read',
  'messages.send',
  'enquiries.manage',
  'search',
]

/** Permissions of each built-in role. The admin has everything, also what a later version adds. */
export const builtInRights: Readonly<Record<BuiltInRole, Rights>> = {
  admin: { permissions: permissionSchema.options, refundLimit: null },
  reception: { permissions: reception, refundLimit: 0 },
  housekeeping: {
    permissions: ['housekeeping.read', 'housekeeping.work', 'tasks.read', 'tasks.edit'],
    refundLimit: 0,
  },
  accountant: {
    permissions: [
      'money.read',
      'documents.read',
      'documents.issue',
      'statements.manage',
      'accounting.manage',
      'till.read',
      'export',
    ],
    refundLimit: 0,
  },
  editor: { permissions: ['content.edit', 'content.publish', 'surveys.read'], refundLimit: 0 },
  authenticated: { permissions: [], refundLimit: 0 },
}

/** A program that calls by a key, with its rights. */
export interface KeyHolder extends Rights {
  readonly id: string
  readonly name: string
}

/** Caller: a visitor or a guest by a link, a signed-in user, a program by its key, or this program itself. */
export type Principal =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'user'; readonly user: Pick<Rights, 'permissions'> }
  | { readonly kind: 'key'; readonly key: Pick<Rights, 'permissions'> }
  | { readonly kind: 'system' }

/** Whether the caller has the permission; what is not allowed is refused. */
export function can(principal: Principal, permission: Permission): boolean {
  switch (principal.kind) {
    case 'system':
      return true
    case 'user':
      return principal.user.permissions.includes(permission)
    case 'key':
      return principal.key.permissions.includes(permission)
    default:
      return false
  }
}
