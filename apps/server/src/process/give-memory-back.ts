import { performance } from 'node:perf_hooks'

/** Milliseconds between two looks. */
const intervalMs = 10_000
/** Share of the time between two looks below which the process is at rest. */
const restingShare = 0.05
/** Bytes; less is not worth a pause of a tenth of a second. */
const worthwhile = 16 * 2 ** 20

/** What the process is asked for at each look. */
export interface ProcessState {
  /** Milliseconds of work since the start, and of waiting for work. */
  times: () => { active: number; idle: number }
  /** Memory of the process in bytes, as the system counts it. */
  memory: () => number
  /** Collects all garbage and returns free memory to the system; the process stands still meanwhile. */
  collect: () => unknown
}

/**
 * Returns a look at the process: it collects garbage where the process has rested since the look before, and has grown
 * since the last collection. V8 collects when a program allocates, so that a process without visitors would keep the
 * memory of its start, or of its last rush, for hours.
 */
export function memoryKeeper({ times, memory, collect }: ProcessState): () => void {
  let before = times()
  let kept = 0
  return () => {
    const now = times()
    const active = now.active - before.active
    const share = active / (active + now.idle - before.idle)
    before = now
    if (share > restingShare || memory() - kept < worthwhile) return
    collect()
    kept = memory()
    before = times()
  }
}

/** Looks at this process every ten seconds; without the flag `--expose-gc` it leaves the memory to V8. */
export function giveMemoryBack(): void {
  const { gc } = globalThis
  if (!gc) return
  const look = memoryKeeper({
    times: () => performance.eventLoopUtilization(),
    memory: () => process.memoryUsage.rss(),
    collect: () => gc({ type: 'major', flavor: 'last-resort' }),
  })
  setInterval(look, intervalMs).unref()
}
