import { userCalls } from '@dvor/contract/calls/accounts/users.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import type { Actor } from '../../platform/actor.ts'
import { notFound } from '../../platform/errors.ts'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import { deleteSessionsOf } from '../queries/sign-in-queries.ts'
import { findUserById } from '../queries/user-queries.ts'
import type { AccountServices } from '../services.ts'
import { endSession, listSessions } from '../sign-in/own-sessions.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'
import { readFactorState } from '../second-factor/own-factor.ts'
import { turnFactorOff } from '../second-factor/turn-factor-off.ts'

const ok = { ok: true } as const

/** Mounts sessions and second factors of others' accounts. */
export function mountAccounts(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, userCalls, {
    sessionsOf: ({ actor, params: user }) => listSessions(services, actor, user.id),
    endSessions: async ({ actor, params: user }) => ({ ended: await endSessions(services, actor, user.id) }),
    endSessionOf: async ({ actor, params: { id, session } }) => {
      await endSession(services, actor, id, session)
      return ok
    },
    factorOf: ({ params: user }) => readFactorState(services.db, user.id),
    turnFactorOffOf: async ({ actor, params: user }) => {
      await turnFactorOff(services, signedInActor(actor), user.id)
      return ok
    },
  })
}

/** Ends all sessions of an account. @returns how many they were @throws ApiError `not_found` */
async function endSessions({ db, signIn }: AccountServices, actor: Actor, userId: string): Promise<number> {
  const ended = await inTransaction(db, async (tx) => {
    if (!(await findUserById(tx, userId))) throw notFound('This account')
    const sessions = await deleteSessionsOf(tx, userId)
    const change = {
      collection: 'users',
      recordId: userId,
      action: 'sessions' as const,
      after: { ended: sessions },
    }
    await recordChange(tx, actor, change)
    return sessions
  })
  signIn.sessions.dropUser(userId)
  return ended
}
