/** Number of attempts after which an e-mail is given up and waits for a person. */
export const mostAttempts = 10

const minute = 60_000
const hour = 60 * minute
const pauses = [1 * minute, 5 * minute, 15 * minute, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, 24 * hour]

/** Time of the next attempt after this number of failures; null after the last. */
export function nextAttempt(failures: number, now: Date): Date | null {
  const pause = pauses[failures - 1]
  return failures >= mostAttempts || pause === undefined ? null : new Date(now.getTime() + pause)
}
