import { identityProof, openSession } from '@dvor/contract/accounts/account.ts'
import { done, sessionsEnded, signedInUser } from '@dvor/contract/accounts/auth.ts'
import { id } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { answers, typedApp } from '../../platform/http/typed-routes.ts'
import type { AccountServices } from '../services.ts'
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts'
import { proveIdentity } from './prove-identity.ts'
import { signedInActor } from './signed-in-actor.ts'

const tags = ['sign-in']
const config = { access: 'signed_in' } as const
const ok = { ok: true } as const

/** Mounts the calls on the signed-in account: its data, its sessions, and the proof of identity. */
export function mountOwnSessions(app: FastifyInstance, services: AccountServices): void {
  const routes = typedApp(app)

  routes.get('/users/me', {
    config,
    schema: { tags, summary: 'Prihlásený používateľ', response: answers(signedInUser) },
    handler: async ({ actor }) => signedInActor(actor).user,
  })
  routes.post('/auth/proof', {
    config,
    schema: {
      tags,
      summary: 'Potvrdenie totožnosti heslom',
      body: identityProof,
      response: answers(done),
    },
    handler: async ({ actor, body }) => {
      await proveIdentity(services, signedInActor(actor), body)
      return ok
    },
  })
  routes.get('/auth/sessions', {
    config,
    schema: { tags, summary: 'Vlastné prihlásenia', response: answers(z.array(openSession)) },
    handler: ({ actor }) => listSessions(services, actor, signedInActor(actor).user.id),
  })
  routes.delete('/auth/sessions', {
    config,
    schema: { tags, summary: 'Odhlásenie všade inde', response: answers(sessionsEnded) },
    handler: async ({ actor }) => ({ ended: await endOtherSessions(services, signedInActor(actor)) }),
  })
  routes.delete('/auth/sessions/:id', {
    config,
    schema: {
      tags,
      summary: 'Odhlásenie jedného zariadenia',
      params: z.object({ id }),
      response: answers(done),
    },
    handler: async ({ actor, params }) => {
      await endSession(services, actor, signedInActor(actor).user.id, params.id)
      return ok
    },
  })
}
