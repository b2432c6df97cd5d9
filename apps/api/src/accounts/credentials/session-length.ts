const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

interface Length {
  /** From sign-in; rotation does not prolong it (docs/contract.md, Sign-in). */
  readonly longestMs: number
  /** Without any use, so that a session in a forgotten browser ends earlier (decision 057). */
  readonly idleMs: number
}

const lengths: Record<'plain' | 'remembered', Length> = {
  plain: { longestMs: 12 * hourMs, idleMs: 4 * hourMs },
  remembered: { longestMs: 30 * dayMs, idleMs: 14 * dayMs },
}

/** Length of a session: short, or long in a browser that remembers the account. */
export const sessionLength = (remembered: boolean): Length => lengths[remembered ? 'remembered' : 'plain']

interface Kept {
  readonly remembered: boolean
  readonly expiresAt: string
  readonly lastUsedAt: string
}

/** Whether the session has expired or was not used for too long. */
export function isOver({ remembered, expiresAt, lastUsedAt }: Kept, now: Date): boolean {
  const idleMs = now.getTime() - Date.parse(lastUsedAt)
  return Date.parse(expiresAt) <= now.getTime() || idleMs > sessionLength(remembered).idleMs
}
