import { ownAccountCalls } from '@dvor/contract/calls/accounts/sign-in.ts'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from '../../platform/http/mount-calls.ts'
import type { AccountServices } from '../services.ts'
import { signedInActor } from '../sign-in/signed-in-actor.ts'
import { offerFactor, readFactorState, renewRecoveryCodes, turnFactorOn } from './own-factor.ts'
import { turnFactorOff } from './turn-factor-off.ts'

/** Mounts the second factor of the signed-in account. */
export function mountSecondFactor(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, ownAccountCalls, {
    factor: ({ actor }) => readFactorState(services.db, signedInActor(actor).user.id),
    offerFactor: ({ actor }) => offerFactor(services, signedInActor(actor)),
    turnFactorOn: ({ actor, body }) => turnFactorOn(services, signedInActor(actor), body.code),
    renewRecoveryCodes: ({ actor }) => renewRecoveryCodes(services, signedInActor(actor)),
    turnFactorOff: async ({ actor }) => {
      const self = signedInActor(actor)
      await turnFactorOff(services, self, self.user.id)
      return { ok: true } as const
    },
  })
}
