import { openSession, secondFactorState } from '@dvor/contract/accounts/account.ts'
import { done, sessionsEnded } from '@dvor/contract/accounts/auth.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { AccountServices } from '../services.ts'
import { endSession, listSessions } from '../sign-in/own-sessions.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'
import { readFactorState } from '../second-factor/own-factor.ts'
import { turnFactorOff } from '../second-factor/turn-factor-off.ts'
import { endSessions } from './end-sessions.ts'

const config = { access: 'admin' } as const
const ok = { ok: true } as const
const params = z.object({ id })
const schemaOf = <T extends z.ZodType>(summary: string, shape: T) => ({
  tags: ['users'],
  summary,
  params,
  response: { 200: shape, default: apiError },
})

/** Mounts sessions and second factors of accounts for admins, for example when a phone was lost. */
export function mountAccounts(app: FastifyInstance, services: AccountServices): void {
  const routes = typedApp(app)

  routes.get('/users/:id/sessions', {
    config,
    schema: schemaOf('Prihlásenia používateľa', z.array(openSession)),
    handler: ({ actor, params: user }) => listSessions(services, actor, user.id),
  })
  routes.delete('/users/:id/sessions', {
    config,
    schema: schemaOf('Odhlásenie používateľa všade', sessionsEnded),
    handler: async ({ actor, params: user }) => ({ ended: await endSessions(services, actor, user.id) }),
  })
  routes.delete('/users/:id/sessions/:session', {
    config,
    schema: {
      ...schemaOf('Odhlásenie používateľa z jedného zariadenia', done),
      params: params.extend({ session: id }),
    },
    handler: async ({ actor, params: { id: userId, session } }) => {
      await endSession(services, actor, userId, session)
      return ok
    },
  })
  routes.get('/users/:id/second-factor', {
    config,
    schema: schemaOf('Druhý krok používateľa', secondFactorState),
    handler: ({ params: user }) => readFactorState(services.db, user.id),
  })
  routes.delete('/users/:id/second-factor', {
    config,
    schema: schemaOf('Druhý krok používateľa: vypnutie', done),
    handler: async ({ actor, params: user }) => {
      await turnFactorOff(services, signedInActor(actor), user.id)
      return ok
    },
  })
}
