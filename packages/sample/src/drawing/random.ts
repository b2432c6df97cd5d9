/** A seeded source of chance: the same seed draws the same picture on every machine. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number
  between(low: number, high: number): number
  /** Whole number, both ends included. */
  whole(low: number, high: number): number
  /** Mostly near the centre, at most `spread` away from it. */
  around(centre: number, spread: number): number
  pick<T>(list: readonly [T, ...T[]]): T
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
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    around: (centre, spread) => centre + (next() + next() - 1) * spread,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}

/**
 * Smooth noise over one axis, roughly -1 … 1, period about 1, with detail of half the size on each octave:
 * what makes a ridge look like a ridge rather than like a sine.
 */
export function ridgeNoise(seed: string, octaves = 4): (x: number) => number {
  const random = seeded(seed)
  const table = Array.from({ length: 256 }, () => random.between(-1, 1))
  const value = (x: number): number => {
    const cell = Math.floor(x)
    const part = x - cell
    const eased = part * part * (3 - 2 * part)
    const left = table[((cell % 256) + 256) % 256] ?? 0
    const right = table[(((cell + 1) % 256) + 256) % 256] ?? 0
    return left + (right - left) * eased
  }
  return (x) => {
    let sum = 0
    for (let octave = 0, size = 1; octave < octaves; octave++, size /= 2.1)
      sum += value(x / size + octave * 17.3) * size
    return sum / 1.6
  }
}
