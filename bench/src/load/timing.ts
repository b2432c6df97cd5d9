import { median } from './lanes.ts'

interface Timing {
  /** Median in milliseconds by the clock. */
  typical: number
  /** 99th percentile. */
  p99: number
  /** Milliseconds of processor time of this process for one run. */
  work: number
}

/** Runs `run` this number of times, one after the other, after a tenth as many runs that do not count. */
export async function timingOf(runs: number, run: () => Promise<void>): Promise<Timing> {
  for (let warm = 0; warm < runs / 10; warm++) await run()
  const times: number[] = []
  const before = process.cpuUsage()
  for (let count = 0; count < runs; count++) {
    const begin = performance.now()
    await run()
    times.push(performance.now() - begin)
  }
  const { user, system } = process.cpuUsage(before)
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(runs * 0.99)] ?? Number.POSITIVE_INFINITY
  return { typical: median(times), p99, work: (user + system) / 1000 / runs }
}

/** A timing in words: by the clock and, since others use the machine, by its processor time. */
export const inWords = ({ typical, p99, work }: Timing): string =>
  `${typical.toFixed(1)} ms (p99 ${p99.toFixed(1)} ms), ${work.toFixed(1)} ms of work`
