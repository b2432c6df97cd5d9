/**
 * `amount` × `part` / `whole` in whole cents, half away from zero: the only rounding rule. Exact for any safe
 * integers; throws RangeError when `whole` is not positive.
 */
export function portion(amount: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError(`Nothing can be divided by ${whole}`)
  const product = amount * part
  const doubled = 2 * Math.abs(product) + whole
  // Hardly any product is too large to be exact as a number; BigInt takes several times as long.
  if (!Number.isSafeInteger(doubled)) return portionOfLarge(amount, part, whole)
  const rounded = (doubled - (doubled % (2 * whole))) / (2 * whole)
  return product < 0 ? 0 - rounded : rounded
}

function portionOfLarge(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part)
  const divisor = BigInt(whole)
  const magnitude = product < 0n ? -product : product
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor))
  return product < 0n ? 0 - rounded : rounded
}

/** A percentage of an amount of cents, rounded once. */
export const percentOf = (amount: number, percent: number): number => portion(amount, percent, 100)
