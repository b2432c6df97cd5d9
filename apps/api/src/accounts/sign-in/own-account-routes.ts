import { ownAccountCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { changePassword } from './change-password.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { proveIdentity } from './prove-identity.ts'
import { signedInActor } from './signed-in-actor.ts'

const ok = { ok: true } as const

/** Mounts the calls on the signed-in account: its data, password and sessions, and the proof of identity. */
export function mountOwnAccount(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, ownAccountCalls, {
    me: async ({ actor }) => signedInActor(actor).user,
    prove: async ({ actor, body }) => {
      await proveIdentity(services, signedInActor(actor), body)
      return ok
    },
    changePassword: async ({ actor, body }) => {
      await changePassword(services, actor, body)
      return ok
    },
    sessions: ({ actor }) => listSessions(services, actor, signedInActor(actor).user.id),
    endOtherSessions: async ({ actor }) => ({
      ended: await endOtherSessions(services, signedInActor(actor)),
    }),
    endOwnSession: async ({ actor, params }) => {
      await endSession(services, actor, signedInActor(actor).user.id, params.id)
      return ok
    },
  })
}
