/** The only source of the current time; tests pass their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const bratislavaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava', dateStyle: 'short' })

/** Today's calendar day `YYYY-MM-DD` in Europe/Bratislava. */
export function today(clock: Clock): string {
  return bratislavaDay.format(clock.now())
}
