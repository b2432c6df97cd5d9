import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { userPasswords } from '../../db/schema/accounts/sign-in.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import { copiedRole, rightsOf, type CopiedRole } from './role-queries.ts'

const avatarUrl = sql<string | null>`(
  select files.url from files
  where files.ref = 'user' and files.field = 'avatar' and files.ref_id = users.id
  order by files.id desc limit 1)`

/** Columns from which `signedInUser` makes the data of an account for its owner after sign-in. */
export const accountShape = {
  id: userRows.id,
  username: userRows.username,
  email: userRows.email,
  role: userRows.role,
  confirmed: userRows.confirmed,
  blocked: userRows.blocked,
  avatar: avatarUrl,
  copiedRole,
}

type Account = Omit<SignedInUser, 'permissions' | 'refundLimit' | 'roleName'> & {
  readonly copiedRole: CopiedRole | null
}

/** An account with what its role may do. */
export const signedInUser = ({ copiedRole: copied, ...account }: Account): SignedInUser => ({
  ...account,
  roleName: copied?.name ?? null,
  ...rightsOf(account.role, copied),
})

/** Condition for the account of an address or name, whatever its case; only addresses contain an @. */
export function isAccount(identifier: string): SQL {
  const column = identifier.includes('@') ? userRows.email : userRows.username
  return eq(sql`lower(${column})`, identifier.trim().toLowerCase())
}

/** An account by its address or name, whatever their case; also a blocked account. */
export async function findUserByIdentifier(db: Db, identifier: string): Promise<SignedInUser | undefined> {
  const [account] = await db.select(accountShape).from(userRows).where(isAccount(identifier))
  return account && signedInUser(account)
}

/** An account by its id, also a blocked one. */
export async function findUserById(db: Db, id: string): Promise<SignedInUser | undefined> {
  const [account] = await db.select(accountShape).from(userRows).where(eq(userRows.id, id))
  return account && signedInUser(account)
}

export type NewUser = Pick<typeof userRows.$inferInsert, 'username' | 'email' | 'role' | 'confirmed'>

/** Adds an account without a password. @returns its id */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const [row] = await db.insert(userRows).values(user).returning({ id: userRows.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** Marks an account as confirmed; one that is confirmed already keeps its time of change. */
export async function markConfirmed(db: Db, id: string): Promise<void> {
  await db
    .update(userRows)
    .set({ confirmed: true, updatedAt: sql`now()` })
    .where(and(eq(userRows.id, id), eq(userRows.confirmed, false)))
}

/**
 * Whether another admin remains if this account no longer is one. An invited admin without a password does not count,
 * because the invitation may never arrive.
 */
export async function hasOtherAdmin(db: Db, id: string): Promise<boolean> {
  const others = and(eq(userRows.role, 'admin'), eq(userRows.blocked, false), ne(userRows.id, id))
  const [admin] = await db
    .select({ id: userRows.id })
    .from(userRows)
    .innerJoin(userPasswords, eq(userPasswords.userId, userRows.id))
    .where(others)
    .limit(1)
  return admin !== undefined
}

/** Whether an admin exists, also a blocked one. */
export async function hasAnyAdmin(db: Db): Promise<boolean> {
  const [admin] = await db
    .select({ id: userRows.id })
    .from(userRows)
    .where(eq(userRows.role, 'admin'))
    .limit(1)
  return admin !== undefined
}

const adminsLock = 7_204_119

/** Locks the set of admins, so that only one change of it runs at a time, until its transaction ends. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${adminsLock})`)
}

/** Whether an account has the name, whatever its case. */
export async function isNameTaken(db: Db, username: string): Promise<boolean> {
  const same = eq(sql`lower(${userRows.username})`, username.toLowerCase())
  const [account] = await db.select({ id: userRows.id }).from(userRows).where(same)
  return account !== undefined
}
