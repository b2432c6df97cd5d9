export interface Places {
  /** Places that are written by hand. */
  byHand: number
  /** Places that a command writes. */
  generated: number
}

/** An item of a how-to's numbered list with a bold name; each is one place to touch. */
const PLACE = /^\d+\. \*\*.+$/gm
const GENERATED = /`npm run db:generate/

/** Counts the places to touch in the text of a how-to. */
export function countPlaces(howTo: string): Places {
  const places = howTo.match(PLACE) ?? []
  const generated = places.filter((place) => GENERATED.test(place)).length
  return { byHand: places.length - generated, generated }
}
