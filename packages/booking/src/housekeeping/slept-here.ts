import { addDays, type Day } from '@dvor/format/days.ts'

interface RoomStay {
  arrival: Day
  departure: Day
}

/** Days after a departure until which what is missing is for the guests who have left. */
const daysAfter = 7

/** First departure of the guests for whom a room may be asked about on a day. */
export const sleptSince = (today: Day): Day => addDays(today, -daysAfter)

/**
 * Of the stays of a room the one whose guests slept there last: they leave today, whoever arrives after them, stay on, or
 * have left in the last week. Null where nobody has.
 */
export function sleptHere<Stay extends RoomStay>(stays: readonly Stay[], today: Day): Stay | null {
  const slept = stays.filter(({ arrival, departure }) => arrival < today && departure >= sleptSince(today))
  return slept.toSorted((a, b) => (a.arrival < b.arrival ? 1 : -1))[0] ?? null
}
