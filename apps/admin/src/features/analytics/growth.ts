/**
 * Change against `before` with one decimal: in percent, or for percentages in points.
 * @param before greater than zero
 */
export function growth(now: number, before: number, inPoints: boolean): number {
  const change = inPoints ? now - before : (100 * (now - before)) / before
  return Math.round(change * 10) / 10
}
