import type { Actor } from '../../platform/actor.ts'
import { unauthorized } from '../../platform/errors.ts'

/** Somebody with a session of their own. */
export type SignedInActor = Extract<Actor, { kind: 'user' }>

/** @throws ApiError `unauthorized` for whoever has no session */
export function signedInActor(actor: Actor): SignedInActor {
  if (actor.kind !== 'user') throw unauthorized()
  return actor
}
