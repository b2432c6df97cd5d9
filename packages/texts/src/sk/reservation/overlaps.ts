/** Two activities at the same time; both with their times. */
export const overlapSentence = (one: string, other: string, day: string) =>
  `V rovnakom čase sú ${one} a ${other} (${day}).`

/** The stay tax changes with the guests' ages. */
export const taxChangeSentence = (isSaved: boolean, from: string, to: string) =>
  `Daň za ubytovanie sa ${isSaved ? 'zmenila' : 'zmení'} z ${from} na ${to}.`
