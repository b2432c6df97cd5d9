/** At most five round numbers from 0 to at least the greatest value. */
export function ticksUpTo(greatest: number): number[] {
  if (greatest <= 0) return [0]
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((size) => size * power >= rough) ?? 10) * power
  const count = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Step between the labels that fit into the width (pixels). */
export const labelEvery = (count: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)))
