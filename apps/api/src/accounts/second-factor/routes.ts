import * as account from '@dvor/contract/accounts/account.ts'
import { done } from '@dvor/contract/accounts/auth.ts'
import { apiError } from '@dvor/contract/errors/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { typedApp } from '../../platform/http/typed-routes.ts'
import type { AccountServices } from '../services.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'
import { offerFactor, readFactorState, renewRecoveryCodes, turnFactorOn } from './own-factor.ts'
import { turnFactorOff } from './turn-factor-off.ts'

const tags = ['sign-in']
const config = { access: 'signed_in' } as const
const path = '/auth/second-factor'

const schemaOf = <T extends z.ZodType>(summary: string, shape: T) => ({
  tags,
  summary,
  response: { 200: shape, default: apiError },
})

/** Mounts the second factor of the signed-in account. */
export function mountSecondFactor(app: FastifyInstance, services: AccountServices): void {
  const routes = typedApp(app)

  routes.get(path, {
    config,
    schema: schemaOf('Druhý krok prihlásenia', account.secondFactorState),
    handler: ({ actor }) => readFactorState(services.db, signedInActor(actor).user.id),
  })
  routes.post(path, {
    config,
    schema: schemaOf('Druhý krok: tajomstvo pre aplikáciu', account.secondFactorOffer),
    handler: ({ actor }) => offerFactor(services, signedInActor(actor)),
  })
  routes.post(`${path}/confirmation`, {
    config,
    schema: {
      ...schemaOf('Druhý krok: zapnutie prvým kódom', account.newRecoveryCodes),
      body: account.secondFactorProof,
    },
    handler: ({ actor, body }) => turnFactorOn(services, signedInActor(actor), body.code),
  })
  routes.post(`${path}/recovery-codes`, {
    config,
    schema: schemaOf('Nové záložné kódy', account.newRecoveryCodes),
    handler: ({ actor }) => renewRecoveryCodes(services, signedInActor(actor)),
  })
  routes.delete(path, {
    config,
    schema: schemaOf('Druhý krok: vypnutie', done),
    handler: async ({ actor }) => {
      const self = signedInActor(actor)
      await turnFactorOff(services, self, self.user.id)
      return { ok: true } as const
    },
  })
}
