import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import { accountShape, isAccount, signedInUser } from './user-queries.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import { areOver, type SessionRow } from './session-queries.ts'
import type { LiveSession } from '../credentials/session-cache.ts'
import { passwordCodes, refreshTokens, sessions, userPasswords } from '../../db/schema/accounts/sign-in.ts'

/** Channel of the notification that sessions or rights of an account have ended; the payload is the account's id. */
export const sessionsChannel = 'sessions_ended'

/** An account by its address or name, whatever their case, with its password's hash; also a blocked account. */
export async function findCredentials(db: Db, identifier: string) {
  const [row] = await db
    .select({ account: accountShape, hash: userPasswords.hash })
    .from(userRows)
    .leftJoin(userPasswords, eq(userPasswords.userId, userRows.id))
    .where(isAccount(identifier))
  return row && { user: signedInUser(row.account), hash: row.hash }
}

/** The hash of an account's password; `lock` keeps the password unchanged until the transaction ends. */
export async function findPasswordHash(db: Db, userId: string, lock?: 'share'): Promise<string | undefined> {
  const query = db
    .select({ hash: userPasswords.hash })
    .from(userPasswords)
    .where(eq(userPasswords.userId, userId))
  const [row] = await (lock ? query.for(lock) : query)
  return row?.hash
}

/** Stores a password's hash; `initial` marks one that the owner has not chosen and should change. */
export async function storePasswordHash(
  db: Db,
  userId: string,
  hash: string,
  initial = false,
): Promise<void> {
  await db
    .insert(userPasswords)
    .values({ userId, hash, initial })
    .onConflictDoUpdate({ target: userPasswords.userId, set: { hash, initial } })
}

/** Stores a session with its first refresh token. @returns its id */
export async function insertSession(
  db: Db,
  session: Pick<SessionRow, 'userId' | 'remembered' | 'expiresAt' | 'device'> & { refreshHash: string },
  now: string,
): Promise<string> {
  const { refreshHash, ...values } = session
  const [row] = await db
    .insert(sessions)
    .values({ ...values, createdAt: now, lastUsedAt: now, provedAt: now })
    .returning({ id: sessions.id })
  if (!row) throw new Error('insert returned no row')
  await db.insert(refreshTokens).values({ hash: refreshHash, sessionId: row.id })
  return row.id
}

/** The session with its account; undefined when it has ended or its account is blocked. */
export async function findLiveSession(db: Db, id: string): Promise<LiveSession | undefined> {
  const [row] = await db
    .select({ id: sessions.id, expiresAt: sessions.expiresAt, account: accountShape })
    .from(sessions)
    .innerJoin(userRows, eq(userRows.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(userRows.blocked, false)))
  if (!row) return undefined
  const { account, ...session } = row
  return { ...session, user: signedInUser(account) }
}

/** The session of a refresh token, locked: two refreshes of one session run one after the other. */
export async function lockSessionOfToken(db: Db, hash: string) {
  const [owner] = await db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  if (!owner) return undefined
  const [session] = await db.select().from(sessions).where(eq(sessions.id, owner.id)).for('update')
  const [token] = await db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  return session && token && { session, spentAt: token.spentAt }
}

/**
 * Marks a refresh token as spent and stores its successor's hash. The spent token stays, so that a second use is
 * noticed.
 */
export async function replaceToken(
  db: Db,
  sessionId: string,
  hash: string,
  successorHash: string,
  spentAt: string,
): Promise<void> {
  await db.update(refreshTokens).set({ spentAt }).where(eq(refreshTokens.hash, hash))
  await db.insert(refreshTokens).values({ hash: successorHash, sessionId })
}

/** Ends a session and notifies all instances; an unknown session changes nothing. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  const [ended] = await db.delete(sessions).where(eq(sessions.id, id)).returning({ userId: sessions.userId })
  if (ended) await announceEnd(db, ended.userId)
}

/** Ends the sessions of an account, all or all but one. @returns how many they were */
export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<number> {
  const these = and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined)
  const ended = await db.delete(sessions).where(these).returning({ id: sessions.id })
  await announceEnd(db, userId)
  return ended.length
}

/** Notifies all instances to read the account of a session again; without an id those of all sessions. */
export async function announceEnd(db: Db, userId = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${sessionsChannel}, ${userId})`)
}

/**
 * Stores a code in place of the account's codes that end no later. A code that is valid for longer stays: anybody can
 * request a reset, and must not end an invitation by it.
 */
export async function replaceCode(db: Db, userId: string, hash: string, expiresAt: string): Promise<void> {
  const endingBefore = and(eq(passwordCodes.userId, userId), lte(passwordCodes.expiresAt, expiresAt))
  await db.delete(passwordCodes).where(endingBefore)
  await db.insert(passwordCodes).values({ hash, userId, expiresAt })
}

/** Uses up a code. @returns its account, or undefined when the code is unknown, used or expired */
export async function takeCode(db: Db, hash: string, now: string): Promise<string | undefined> {
  const [code] = await db
    .delete(passwordCodes)
    .where(and(eq(passwordCodes.hash, hash), gt(passwordCodes.expiresAt, now)))
    .returning({ userId: passwordCodes.userId })
  return code?.userId
}

/** Deletes the codes by which an account may set a password: those of resets and of invitations. */
export async function deleteCodesOf(db: Db, userId: string): Promise<void> {
  await db.delete(passwordCodes).where(eq(passwordCodes.userId, userId))
}

/** Deletes expired and unused sessions, and expired codes. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(areOver(now))
  await db.delete(passwordCodes).where(lte(passwordCodes.expiresAt, now.toISOString()))
}

/** Whether the settings allow visitors to create an account. */
export async function isRegistrationOpen(db: Db): Promise<boolean> {
  const [settings] = await db.select({ open: settingsRow.registration_enabled }).from(settingsRow).limit(1)
  return settings?.open ?? false
}
