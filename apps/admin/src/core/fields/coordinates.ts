/** Degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`
const pair = (between: string) => new RegExp(`${number}${between}${number}`)

/** Forms of a place in the text or the address of a map, each with latitude and longitude; the surest first. */
const forms = [
  String.raw`!3d${pair('!4d').source}`,
  String.raw`@${pair(',').source}`,
  String.raw`mlat=${number}&mlon=${number}`,
  String.raw`#map=\d+/${pair('/').source}`,
  String.raw`(?:q|ll|query|destination)=${pair('(?:,|%2C)').source}`,
  String.raw`^\s*${number}°?\s*N?\s*[,;\s]\s*${number}°?\s*E?\s*$`,
].map((source) => new RegExp(source))

/** `x` east and `y` north, as mapy.com writes them. */
const eastFirst = new RegExp(String.raw`[?&]x=${number}&y=${number}`)

/** Degrees, minutes and seconds, as Google copies them. */
const sexagesimal =
  /(\d{1,2})°\s*(\d{1,2})['′]\s*([\d.,]+)["″]\s*([NS])[\s,]+(\d{1,3})°\s*(\d{1,2})['′]\s*([\d.,]+)["″]\s*([EW])/

const valueOf = (typed: string | undefined): number => Number((typed ?? '').replace(',', '.'))

function degrees([whole, minutes, seconds, side]: readonly (string | undefined)[]): number {
  const size = valueOf(whole) + valueOf(minutes) / 60 + valueOf(seconds) / 3600
  return Math.round((side === 'S' || side === 'W' ? -size : size) * 1e6) / 1e6
}

/** The place that a text from a map names: two numbers, degrees with minutes, or the address of a map; else null. */
export function readCoordinates(text: string): Coordinates | null {
  const parts = sexagesimal.exec(text)
  if (parts) return { latitude: degrees(parts.slice(1, 5)), longitude: degrees(parts.slice(5, 9)) }
  const swapped = eastFirst.exec(text)
  if (swapped) return { latitude: valueOf(swapped[2]), longitude: valueOf(swapped[1]) }
  for (const form of forms) {
    const match = form.exec(text)
    if (match) return { latitude: valueOf(match[1]), longitude: valueOf(match[2]) }
  }
  return null
}
