/** A seeded source of chance: the same seed gives the same values on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  /** Whole number, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
}

function hashOf(seed: string): number {
  let hash = 2166136261
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  return hash >>> 0
}

/** Mulberry32 started from the FNV-1a hash of the seed. */
export function seeded(seed: string): Random {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    chance: (probability) => next() < probability,
  }
}
