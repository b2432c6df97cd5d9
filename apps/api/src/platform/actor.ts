import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import type { KeyHolder } from '@dvor/contract/accounts/roles.ts'
import { ipKey } from './ip.ts'

interface Caller {
  readonly ip: string
  /** Id of the request in the log; absent for in-process calls. */
  readonly request?: string
  /** The caller's browser: the hash of the key that it sent (`deviceHash`); absent without a key. */
  readonly device?: string
}

/** On whose behalf a use-case runs; its rights apply also in-process. */
export type Actor =
  | (Caller & { readonly kind: 'anyone' })
  | (Caller & { readonly kind: 'user'; readonly user: SignedInUser; readonly sessionId: string })
  | (Caller & { readonly kind: 'key'; readonly key: KeyHolder })
  | { readonly kind: 'system' }

export const systemActor: Actor = { kind: 'system' }

/** Name of the actor in the history; no personal datum of a guest. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.user.username
  if (actor.kind === 'key') return `key:${actor.key.name}`
  return actor.kind === 'system' ? 'system' : 'guest'
}

/** The user of a name in the history; null where the system or a guest acted. */
export const userOf = (name: string): string | null => (name === 'system' || name === 'guest' ? null : name)

/** The browser of the actor; null where there is none. */
export const deviceOf = (actor: Actor): string | null =>
  actor.kind === 'system' ? null : (actor.device ?? null)

/** IP of the actor; null for the system. */
export const ipOf = (actor: Actor): string | null => (actor.kind === 'system' ? null : actor.ip)

/** By what an IP is counted (see `ipKey`); null for the system. */
export const ipKeyOf = (actor: Actor): string | null => (actor.kind === 'system' ? null : ipKey(actor.ip))

/** Id of the request in the history, which links a line of the log with its changes. */
export const requestOf = (actor: Actor): string | null =>
  actor.kind === 'system' ? null : (actor.request ?? null)
