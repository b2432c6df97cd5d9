/** A repeatable source of chance: the same seed draws the same things in the same order. */
export interface Draw {
  /** A whole number from the first to the second, both included. */
  int(from: number, to: number): number
  /** One of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T
  /** So many different ones of the list, in a drawn order. */
  some<T>(list: readonly T[], count: number): T[]
  /** True in this share (0 to 1) of all cases. */
  chance(share: number): boolean
  /** A source of its own, so that one app's samples do not move when another app draws more. */
  fork(name: string): Draw
}

/** The source that belongs to a seed. */
export function drawFrom(seed: string): Draw {
  const next = numbersFrom(hash(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    int,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    some: (list, count) => takenFrom([...list], count, int),
    chance: (share) => next() < share,
    fork: (name) => drawFrom(`${seed}/${name}`),
  }
}

function takenFrom<T>(items: T[], count: number, int: Draw['int']): T[] {
  const length = Math.min(count, items.length)
  return Array.from({ length }, () => items.splice(int(0, items.length - 1), 1)).flat() as T[]
}

/** FNV-1a: spreads similar seeds far apart. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

/** Mulberry32: numbers from 0 up to, but without, 1. */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
