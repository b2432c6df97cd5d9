/** Visitors who came in the same tenth of a second are let in together. */
const bucketMs = 100
/** A turn that is older counts as reached; it bounds the memory, too. */
const longestMs = 30 * 60_000

/** Turns of visitors who wait, in the order of their arrival. A turn is the moment at which it was given. */
export interface WaitingLine {
  /** Gives a turn to a visitor. @param now milliseconds since the epoch */
  join(now: number): number
  /** Whether a turn has been reached. */
  hasReached(turn: number): boolean
  /** Lets the next visitors in; a part of one is kept for the next call. */
  admit(count: number, now: number): void
  /** Visitors before a turn. */
  ahead(turn: number): number
  readonly waiting: number
}

/**
 * A line that remembers how many wait for each moment, and not who: each visitor brings the own turn along. The memory
 * does not grow with the visitors, and a turn given by another instance has its place, too.
 */
export function createWaitingLine(): WaitingLine {
  /** Number of turns by bucket, oldest first, because time only grows. */
  const buckets = new Map<number, number>()
  let reached = 0
  let credit = 0
  let waiting = 0

  const letIn = (bucket: number, count: number) => {
    buckets.delete(bucket)
    reached = Math.max(reached, (bucket + 1) * bucketMs - 1)
    waiting -= count
  }
  return {
    join(now) {
      // Behind those who were let in: the clock of the machine may have been set back.
      const turn = Math.max(now, reached + 1)
      const bucket = Math.floor(turn / bucketMs)
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
      waiting++
      return turn
    },
    hasReached: (turn) => turn <= reached,
    admit(count, now) {
      credit += count
      for (const [bucket, turns] of buckets) {
        const isOver = bucket * bucketMs < now - longestMs
        if (turns > credit && !isOver) break
        credit = Math.max(0, credit - turns)
        letIn(bucket, turns)
      }
      if (waiting > 0) return
      // A turn that another instance gave is in no bucket here, and nobody who waits has an earlier one.
      if (credit > 0) reached = Math.max(reached, now)
      // Nothing is saved up for a time when nobody waits.
      credit = Math.min(credit, count)
    },
    ahead(turn) {
      const own = Math.floor(turn / bucketMs)
      let before = 0
      for (const [bucket, turns] of buckets) if (bucket < own) before += turns
      return before
    },
    get waiting() {
      return waiting
    },
  }
}
