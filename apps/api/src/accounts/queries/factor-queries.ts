import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { recoveryCodes, secondFactors } from '../../db/schema/accounts/second-factor.ts'

export type FactorRow = typeof secondFactors.$inferSelect

/** The second factor of an account, also one that was only offered. */
export async function findFactor(db: Db, userId: string): Promise<FactorRow | undefined> {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/** The factor that sign-in requires; one that was only offered is not. */
export async function findActiveFactor(db: Db, userId: string): Promise<FactorRow | undefined> {
  const row = await findFactor(db, userId)
  return row?.onSince ? row : undefined
}

/** Stores an offered secret in place of an earlier offer; false when a factor is on already. */
export async function storeOffer(db: Db, userId: string, sealedSecret: string): Promise<boolean> {
  const stored = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, lastStep: 0 },
      setWhere: isNull(secondFactors.onSince),
    })
    .returning({ userId: secondFactors.userId })
  return stored.length === 1
}

/** Turns an offer on; false when it is gone, replaced, or on already. */
export async function activate(db: Db, offer: FactorRow, step: number, now: string): Promise<boolean> {
  const { userId, sealedSecret } = offer
  const offered = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedSecret, sealedSecret),
    isNull(secondFactors.onSince),
  )
  const set = { onSince: now, lastStep: step }
  const turned = await db
    .update(secondFactors)
    .set(set)
    .where(offered)
    .returning({ userId: secondFactors.userId })
  return turned.length === 1
}

/**
 * Marks a time step as used; false when its code, or a later one, was used before. Of two concurrent calls one
 * succeeds.
 */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const unused = and(
    eq(secondFactors.userId, userId),
    isNotNull(secondFactors.onSince),
    lt(secondFactors.lastStep, step),
  )
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(unused)
    .returning({ userId: secondFactors.userId })
  return rows.length === 1
}

/** Removes factor and codes. @returns whether one was on */
export async function removeFactor(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const removed = await db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ onSince: secondFactors.onSince })
  return removed.some(({ onSince }) => onSince !== null)
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await db.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })))
}

/** Uses up a recovery code; false when the account has no such code, or it was used. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return rows.length === 1
}

/** Number of recovery codes of an account that are not used up. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}
