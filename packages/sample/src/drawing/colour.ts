type Channels = readonly [number, number, number]

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function written(red: number, green: number, blue: number): string {
  const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`
}

/** Between two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  return written(r1 + (r2 - r1) * part, g1 + (g2 - g1) * part, b1 + (b2 - b1) * part)
}

/** One colour seen through a filter of the other: how a shadow or the blue hour darkens a wall. */
export function through(colour: string, filter: string): string {
  const [r1, g1, b1] = channels(colour)
  const [r2, g2, b2] = channels(filter)
  return written((r1 * r2) / 255, (g1 * g2) / 255, (b1 * b2) / 255)
}

/** Towards sunlit paper; `part` 0 … 1. */
export const lighter = (colour: string, part: number): string => mix(colour, '#fff6e2', part)
/** Towards ink; `part` 0 … 1. */
export const darker = (colour: string, part: number): string => mix(colour, '#1b1d22', part)
