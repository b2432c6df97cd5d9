import { pushCalls } from '@dvor/contract/calls/accounts/push.ts'
import type { FastifyInstance } from 'fastify'
import type { AccountServices } from '../accounts/services.ts'
import { signedInActor } from '../accounts/sign-in/signed-in-actor.ts'
import type { Actor } from '../platform/actor.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { choose, readPush, subscribe, unsubscribe } from './subscriptions.ts'

const idOf = (actor: Actor): string => signedInActor(actor).user.id

/** Mounts the notices on devices: keys, choices, switching on and off. */
export function mountPush(app: FastifyInstance, services: AccountServices): void {
  mountCalls(app, pushCalls, {
    settings: ({ actor }) => readPush(services, idOf(actor)),
    choose: ({ actor, body }) => choose(services, idOf(actor), body),
    subscribe: ({ actor, body, headers }) => subscribe(services, idOf(actor), body, headers['user-agent']),
    unsubscribe: ({ actor, params }) => unsubscribe(services, idOf(actor), params.id),
  })
}
