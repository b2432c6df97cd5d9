import { and, desc, eq, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sessionLength } from '../credentials/session-length.ts'
import { sessions } from '../../db/schema/accounts/sign-in.ts'

export type SessionRow = typeof sessions.$inferSelect

/** The sessions of an account, the last used first; includes expired ones that are not deleted yet. */
export function findSessionsOf(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/** Time of the last proof of identity in this session. */
export async function findProofTime(db: Db, sessionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row?.provedAt
}

/** Stores the time (ISO, UTC) at which the session proved its identity, for `requireRecentProof`. */
export async function markProved(db: Db, sessionId: string, provedAt: string): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, sessionId))
}

/** Stores the time (ISO, UTC) of the last use, from which the idle time of a session counts. */
export async function markUsed(db: Db, sessionId: string, lastUsedAt: string): Promise<void> {
  await db.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId))
}

/** SQL condition for the sessions that are over; the same rule as `isOver`. */
export function areOver(now: Date): SQL | undefined {
  const idle = (remembered: boolean) =>
    and(
      eq(sessions.remembered, remembered),
      lt(sessions.lastUsedAt, new Date(now.getTime() - sessionLength(remembered).idleMs).toISOString()),
    )
  return or(lte(sessions.expiresAt, now.toISOString()), idle(true), idle(false))
}
