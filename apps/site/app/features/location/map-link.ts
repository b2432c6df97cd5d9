/** A place on the globe in degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** The place of a record; null without both coordinates. */
export function placeOf({ latitude, longitude }: { [Key in keyof Place]: number | null }): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** Address of the place at a map service; nothing is loaded from it before a click. */
export const mapLink = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
