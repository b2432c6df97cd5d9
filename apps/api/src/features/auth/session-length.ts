const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

interface Length {
  /** From sign-in; rotation does not prolong it (docs/contract.md, Sign-in). */
  readonly longestMs: number
  /** Without any use; one that still lies in a forgotten browser ends so much earlier (decision 057). */
  readonly idleMs: number
}

const lengths: Record<'plain' | 'remembered', Length> = {
  plain: { longestMs: 12 * hourMs, idleMs: 4 * hourMs },
  remembered: { longestMs: 30 * dayMs, idleMs: 14 * dayMs },
}

/** How long a session lasts: a short one, or one of a browser that should remember its owner. */
export const sessionLength = (remembered: boolean): Length => lengths[remembered ? 'remembered' : 'plain']

interface Kept {
  readonly remembered: boolean
  readonly expiresAt: string
  readonly lastUsedAt: string
}

/** Whether its time is up, or nobody has used it for too long. */
export function isOver({ remembered, expiresAt, lastUsedAt }: Kept, now: Date): boolean {
  const idleMs = now.getTime() - Date.parse(lastUsedAt)
  return Date.parse(expiresAt) <= now.getTime() || idleMs > sessionLength(remembered).idleMs
}
