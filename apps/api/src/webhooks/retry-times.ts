const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Pauses between attempts: two days in all, then the delivery is given up. */
const pauses = [minute / 2, 5 * minute, hour / 2, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 16 * hour]

/** Time (ms) of failures after which a webhook is switched off. */
export const pauseAfterMs = 5 * day

/**
 * Time of the next attempt after this number of failures; null after the last.
 * @param retryAfterMs what the receiver asked for; at most a day is waited
 */
export function nextAttempt(failures: number, now: Date, retryAfterMs = 0): Date | null {
  const pause = pauses[failures - 1]
  return pause === undefined ? null : new Date(now.getTime() + Math.max(pause, Math.min(retryAfterMs, day)))
}

/** The time (ms) that a `Retry-After` asks for, in seconds or as a date; 0 without a readable one. */
export function retryAfterOf(header: string | undefined, now: Date): number {
  if (!header) return 0
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
