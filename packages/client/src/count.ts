/** A count that a screen shows, before the server has told it (spec section 9: counts in state start at 1). */
export const countAtStart = 1
