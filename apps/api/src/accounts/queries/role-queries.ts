import { permission } from '@dvor/contract/accounts/permissions.ts'
import { builtInRights, builtInRole, type Rights } from '@dvor/contract/accounts/roles.ts'
import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { roleRows } from '../../db/schema/accounts/roles.ts'
import { userRows } from '../../db/schema/accounts/users.ts'

/** A copied role as it is stored; a later version may have dropped some of its permissions. */
export interface CopiedRole {
  readonly name: string
  readonly permissions: readonly string[]
  readonly refundLimit: number
}

/** The copied role of an account's row; null for a built-in one. */
export const copiedRole = sql<CopiedRole | null>`(
  select jsonb_build_object(
    'name', roles.name, 'permissions', roles.permissions, 'refundLimit', roles.refund_limit)
  from roles where roles.id::text = users.role)`

const none: Rights = { permissions: [], refundLimit: 0 }

/** Permissions of a role: none, where it is neither built in nor a copied one. */
export function rightsOf(role: string, copied: CopiedRole | null): Rights {
  const builtIn = builtInRole.safeParse(role)
  if (builtIn.success) return builtInRights[builtIn.data]
  if (!copied) return none
  const permissions = copied.permissions.flatMap((stored) => permission.safeParse(stored).data ?? [])
  return { permissions, refundLimit: copied.refundLimit }
}

/** Permissions of a role, locked until the transaction ends, so that it is not deleted meanwhile; undefined for an unknown role. */
export async function findRights(tx: Db, role: string): Promise<Rights | undefined> {
  if (builtInRole.safeParse(role).success) return rightsOf(role, null)
  const [copied] = await tx
    .select({
      name: roleRows.name,
      permissions: roleRows.permissions,
      refundLimit: roleRows.refund_limit,
    })
    .from(roleRows)
    .where(eq(sql`${roleRows.id}::text`, role))
    .for('share')
  return copied && rightsOf(role, copied)
}

/** Number of accounts with a role. */
export async function countUsersOf(db: Db, role: string): Promise<number> {
  const [row] = await db.select({ users: count() }).from(userRows).where(eq(userRows.role, role))
  return row?.users ?? 0
}
