import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'

interface Caller {
  readonly ip: string
  /** The request in which it happens, as the log names it; none in-process. */
  readonly request?: string
  /** The caller's browser: the hash of the key that it sent (`deviceHash`); none without a key. */
  readonly device?: string
}

/** On whose behalf something happens; use-cases take one and obey it also in-process. */
export type Actor =
  | (Caller & { readonly kind: 'anyone' })
  | (Caller & { readonly kind: 'user'; readonly user: SignedInUser; readonly sessionId: string })
  | { readonly kind: 'system' }

export const systemActor: Actor = { kind: 'system' }

export function isAdmin(actor: Actor): boolean {
  return actor.kind === 'system' || (actor.kind === 'user' && actor.user.role === 'admin')
}

/** How the history names whoever did it; no personal datum of a guest. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.user.username
  return actor.kind === 'system' ? 'system' : 'guest'
}

/** The browser on whose behalf something happens; null where none was named. */
export const deviceOf = (actor: Actor): string | null =>
  actor.kind === 'system' ? null : (actor.device ?? null)

export const addressOf = (actor: Actor): string | null => (actor.kind === 'system' ? null : actor.ip)

/** The request as the history keeps it, so that a line of the log leads to what it changed (decision 047). */
export const requestOf = (actor: Actor): string | null =>
  actor.kind === 'system' ? null : (actor.request ?? null)
