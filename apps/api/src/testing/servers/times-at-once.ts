/** Runs something several times at once. */
export const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** How often each value occurs. */
export const tally = (values: readonly unknown[]) =>
  Object.fromEntries(
    Map.groupBy(values, String)
      .entries()
      .map(([key, all]) => [key, all.length]),
  )
