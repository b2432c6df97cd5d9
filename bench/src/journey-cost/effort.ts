/** Counts of a guest's effort on the way to a paid booking. */
export interface Effort {
  /** Presses besides those into text fields; a list or a day picker of the phone is counted press by press. */
  taps: number
  /** Presses that a guest thinks about first. */
  decisions: number
  /** Text fields typed into. */
  fields: number
  typed: number
  screens: number
  /** Pixels that the page, or a sheet over it, had to be scrolled to reach the next control. */
  scrolled: number
}

export const noEffort: Effort = { taps: 0, decisions: 0, fields: 0, typed: 0, screens: 0, scrolled: 0 }

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell 1980) with the usual values for a phone: a press is
 * pointing (1.1 s) and pressing (0.1 s).
 */
const seconds = { press: 1.2, decision: 1.35, key: 0.28, swipe: 0.5 }
/** Pixels that one swipe scrolls. */
const swipeLength = 450
/** With autofill one press opens the suggestion and one takes it. */
const autofillPresses = 2

/** Seconds of the model, with all fields typed or filled by the browser. */
export function modelSeconds(effort: Effort, autofill: boolean): number {
  const { taps, decisions, fields, typed, scrolled } = effort
  const typing = autofill
    ? Math.min(fields, 1) * autofillPresses * seconds.press
    : fields * seconds.press + typed * seconds.key
  const swipes = Math.ceil(scrolled / swipeLength)
  return taps * seconds.press + decisions * seconds.decision + swipes * seconds.swipe + typing
}
