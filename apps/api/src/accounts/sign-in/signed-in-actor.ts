import type { Actor } from '../../platform/actor.ts'
import { unauthorized } from '../../platform/errors.ts'

/** An actor with a session of its own. */
export type SignedInActor = Extract<Actor, { kind: 'user' }>

/** @throws ApiError `unauthorized` for an actor without a session */
export function signedInActor(actor: Actor): SignedInActor {
  if (actor.kind !== 'user') throw unauthorized()
  return actor
}
