/** Runs `work` `count` times with this concurrency. @returns runs a second */
export async function rateOf(
  count: number,
  parallel: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: parallel }, lane))
  return count / ((performance.now() - begin) / 1000)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
