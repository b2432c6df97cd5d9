import { userCalls } from '@dvor/contract/calls/accounts/users.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { endSession, listSessions } from '../sign-in/own-sessions.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'
import { readFactorState } from '../second-factor/own-factor.ts'
import { turnFactorOff } from '../second-factor/turn-factor-off.ts'
import { endSessions } from './end-sessions.ts'

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
