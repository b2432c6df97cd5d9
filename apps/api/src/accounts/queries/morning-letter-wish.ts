import type { MorningLetterWish } from '@dvor/contract/accounts/account.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { userRows } from '../../db/schema/accounts/users.ts'
import { accountShape, signedInUser } from './user-queries.ts'

/** Whether the person of an account wishes the letter of each morning, and in which language. */
export async function readWish(db: Db, user: string): Promise<MorningLetterWish> {
  const [row] = await db
    .select({ language: userRows.morning_letter })
    .from(userRows)
    .where(eq(userRows.id, user))
  return { language: row?.language ?? null }
}

/** Stores the wish of a person. @returns the wish */
export async function keepWish(db: Db, user: string, wish: MorningLetterWish): Promise<MorningLetterWish> {
  await db.update(userRows).set({ morning_letter: wish.language }).where(eq(userRows.id, user))
  return wish
}

/** People who wish the letter and may sign in, with what each may see. */
export async function listLetterReaders(db: Db) {
  const rows = await db
    .select({ ...accountShape, language: userRows.morning_letter })
    .from(userRows)
    .where(and(isNotNull(userRows.morning_letter), eq(userRows.blocked, false), eq(userRows.confirmed, true)))
  return rows.flatMap(({ language, ...account }) =>
    language ? [{ language, user: signedInUser(account) }] : [],
  )
}
