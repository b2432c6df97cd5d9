/** Runs `work` `count` times with this concurrency. @returns runs a second */
export async function rateOf(
  count: number,
  parallel: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  return (await effortOf(count, parallel, work)).rate
}

/** The same with the milliseconds of processor time of this process for each run. */
export async function effortOf(
  count: number,
  parallel: number,
  work: (index: number) => Promise<void>,
): Promise<{ rate: number; work: number }> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  const begin = performance.now()
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: parallel }, lane))
  const { user, system } = process.cpuUsage(before)
  return { rate: count / ((performance.now() - begin) / 1000), work: (user + system) / 1000 / count }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
