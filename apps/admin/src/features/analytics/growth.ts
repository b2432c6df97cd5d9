/**
 * How much more (or, negative, less) than before, one decimal: in percent of it, or for percent in points.
 * @param before greater than zero
 */
export function growth(now: number, before: number, inPoints: boolean): number {
  const change = inPoints ? now - before : (100 * (now - before)) / before
  return Math.round(change * 10) / 10
}
