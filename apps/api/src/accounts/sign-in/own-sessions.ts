import type { OpenSession } from '@dvor/contract/accounts/account.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { AccountServices } from '../services.ts'
import { recordChange } from '../../history/queries.ts'
import { findUserById } from '../queries/user-queries.ts'
import { requireRecentProof } from './prove-identity.ts'
import { deleteSession, deleteSessionsOf } from '../queries/sign-in-queries.ts'
import { isOver } from '../credentials/session-length.ts'
import { findSessionsOf } from '../queries/session-queries.ts'
import type { SignedInActor } from './signed-in-actor.ts'

/** The browsers in which an account is signed in, the last used first. @throws ApiError `not_found` */
export async function listSessions(
  { db, clock }: AccountServices,
  actor: Actor,
  userId: string,
): Promise<OpenSession[]> {
  if (!(await findUserById(db, userId))) throw notFound('This account')
  const sessionId = actor.kind === 'user' ? actor.sessionId : undefined
  const now = clock.now()
  const rows = await findSessionsOf(db, userId)
  return rows
    .filter((row) => !isOver(row, now))
    .map(({ id, device, createdAt, lastUsedAt, expiresAt, remembered }) => {
      return {
        id,
        device,
        signedInAt: createdAt,
        lastUsedAt,
        expiresAt,
        remembered,
        current: id === sessionId,
      }
    })
}

/**
 * Signs an account out of one browser. An admin may do so for others without proving the identity again, because it
 * may be urgent. @throws ApiError `not_found` when the account has no such session (any more), `proof_needed`
 */
export async function endSession(
  services: AccountServices,
  actor: Actor,
  userId: string,
  sessionId: string,
): Promise<void> {
  const { db, signIn } = services
  if (actor.kind === 'user' && actor.user.id === userId) await requireRecentProof(services, actor)
  await inTransaction(db, async (tx) => {
    const rows = await findSessionsOf(tx, userId)
    if (!rows.some(({ id }) => id === sessionId)) throw notFound('This session')
    await deleteSession(tx, sessionId)
    await recordEnd(tx, actor, userId, 1)
  })
  signIn.sessions.dropSession(sessionId)
}

/** Ends all sessions of the account but the present one. @returns how many they were @throws ApiError `proof_needed` */
export async function endOtherSessions(services: AccountServices, actor: SignedInActor): Promise<number> {
  const { db, signIn } = services
  const { user, sessionId } = actor
  await requireRecentProof(services, actor)
  const ended = await inTransaction(db, async (tx) => {
    const count = await deleteSessionsOf(tx, user.id, sessionId)
    await recordEnd(tx, actor, user.id, count)
    return count
  })
  signIn.sessions.dropUser(user.id)
  return ended
}

const recordEnd = (tx: Db, actor: Actor, userId: string, ended: number) =>
  recordChange(tx, actor, { collection: 'users', recordId: userId, action: 'sessions', after: { ended } })
