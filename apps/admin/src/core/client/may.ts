import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { can } from '@dvor/contract/accounts/roles.ts'

/** The signed-in person: the role, its permissions, and the limit of its refunds. */
export type Person = SignedInUser

/** Whether the signed-in person has a permission. */
export type May = (permission: Permission) => boolean

/** Tells whether a person has a permission; nobody has one without being signed in. */
export const mayOf =
  (person: Person | null): May =>
  (permission) =>
    person !== null && can({ kind: 'user', user: person }, permission)

/** Whether two persons may do the same. */
export const isSameRights = (a: Person, b: Person): boolean =>
  a.permissions.length === b.permissions.length &&
  a.permissions.every((one) => b.permissions.includes(one)) &&
  a.refundLimit === b.refundLimit

/** Whether a person may move stays: a move is confirmed with its new sum, which has to be seen. */
export const mayMove = (may: May): boolean => may('reservations.move') && may('money.read')
