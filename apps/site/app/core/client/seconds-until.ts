/** Whole seconds until a moment; never below zero. */
export const secondsUntil = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / 1000))
