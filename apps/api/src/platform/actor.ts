import type { SignedInUser } from '@dvor/contract/auth.ts'

/** On whose behalf something happens; use-cases take one and obey it also in-process. */
export type Actor =
  | { readonly kind: 'anyone'; readonly ip: string }
  | { readonly kind: 'user'; readonly ip: string; readonly user: SignedInUser; readonly sessionId: string }
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

export const addressOf = (actor: Actor): string | null => (actor.kind === 'system' ? null : actor.ip)
