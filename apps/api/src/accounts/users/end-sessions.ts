import type { Actor } from '../../platform/actor.ts'
import { inTransaction } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { deleteSessionsOf } from '../queries/sign-in-queries.ts'
import { recordChange } from '../../history/queries.ts'
import { findUserById } from '../queries/user-queries.ts'

/** Ends all sessions of an account. @returns how many they were @throws ApiError `not_found` */
export async function endSessions(
  { db, signIn }: AccountServices,
  actor: Actor,
  userId: string,
): Promise<number> {
  const ended = await inTransaction(db, async (tx) => {
    if (!(await findUserById(tx, userId))) throw notFound('This account')
    const sessions = await deleteSessionsOf(tx, userId)
    const change = { collection: 'users', recordId: userId, action: 'sessions', after: { ended: sessions } }
    await recordChange(tx, actor, change)
    return sessions
  })
  signIn.sessions.dropUser(userId)
  return ended
}
