import { loadavg } from 'node:os'
import { median } from './lanes.ts'

export interface Timing {
  /** Median in milliseconds by the clock. */
  typical: number
  /** 99th percentile. */
  p99: number
  /** Milliseconds of processor time of this process for one run. */
  work: number
  /** 99th percentile of the processor time of single runs on the thread that answers, without helpers of the engine. */
  workP99: number
  /** Load average of the machine's last minute, at the end. */
  load: number
}

/** Milliseconds of processor time. */
const inMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

export const percentile99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.POSITIVE_INFINITY

/** Runs `run` this number of times, one after the other, after a tenth as many runs that do not count. */
export async function timingOf(runs: number, run: () => Promise<void> | void): Promise<Timing> {
  for (let warm = 0; warm < runs / 10; warm++) await run()
  const times: number[] = []
  const works: number[] = []
  const before = process.cpuUsage()
  for (let count = 0; count < runs; count++) {
    const used = process.threadCpuUsage()
    const begin = performance.now()
    await run()
    times.push(performance.now() - begin)
    works.push(inMilliseconds(process.threadCpuUsage(used)))
  }
  const [load = 0] = loadavg()
  const work = inMilliseconds(process.cpuUsage(before)) / runs
  return { typical: median(times), p99: percentile99(times), work, workP99: percentile99(works), load }
}

/** A timing in words: by the clock and, since others use the machine, by its processor time. */
export const inWords = ({ typical, p99, work, workP99, load }: Timing): string =>
  `${typical.toFixed(1)} ms (p99 ${p99.toFixed(1)} ms), ${work.toFixed(1)} ms of work (p99 ${workP99.toFixed(1)} ms), load ${load.toFixed(1)}`
