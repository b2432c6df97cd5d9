import { randomFillSync } from 'node:crypto'

/** Random bytes of one call to the operating system, which takes as long for many as for a few: up to 0.4 ms. */
const perCall = 4096

const bytes = Buffer.alloc(perCall)
let used = perCall

/**
 * Returns random bytes that were never given out before, up to 256 at once. They are a copy, and nothing of them stays
 * in memory.
 */
export function randomPart(length: number): Buffer {
  if (used + length > perCall) {
    randomFillSync(bytes)
    used = 0
  }
  const part = Buffer.from(bytes.subarray(used, used + length))
  bytes.fill(0, used, used + length)
  used += length
  return part
}
