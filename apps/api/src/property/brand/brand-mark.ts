/** A linden leaf on the gable of the farmhouse; drawn on 64 × 64, one colour, veins and door cut out. */
const leaf =
  'M32 1.5C33.6 9.4 51.5 12.6 51.5 26.2C51.5 30.8 48.8 33.6 45.4 33.8L32 24.1L18.6 33.8C15.2 33.6 12.5 30.8 12.5 26.2C12.5 12.6 30.4 9.4 32 1.5Z'
const veins =
  'M31.3 21.9L32 7.5L32.7 21.9ZM33.7 20.6L45.2 15.9L33.7 18.9ZM30.3 20.6L18.8 15.9L30.3 18.9ZM36.6 24.9L47.6 24.2L38.9 26.6ZM27.4 24.9L16.4 24.2L25.1 26.6ZM33.4 15.5L39.4 11.6L33.3 14.2ZM30.6 15.5L24.6 11.6L30.7 14.2Z'
const roof = 'M32 27.9L60.4 48.4L57.2 52.8L32 34.6L6.8 52.8L3.6 48.4Z'
const property = 'M32 38.4L50 51.4V62.5H37.2V55.2A5.2 5.2 0 0 0 26.8 55.2V62.5H14V51.4Z'

/** Path data of the mark, to be filled with `fill-rule="evenodd"`. */
const brandMark = `${leaf}${veins}${roof}${property}`

/**
 * The mark on a tile: `inset` is the share of the tile left free on each side, `round` the radius of its corners on
 * 64.
 */
export function tileSvg(ground: string, colour: string, inset: number, round: number): string {
  const scale = 1 - 2 * inset
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${ground}"/><path transform="translate(${64 * inset} ${64 * inset}) scale(${scale})" fill="${colour}" fill-rule="evenodd" d="${brandMark}"/></svg>\n`
}
