/**
 * A value that is created at its first use and kept. The tables behind `Intl` take a phone a tenth of a second, which
 * a page without clock and alphabet must not spend at its start (decision 142).
 */
export function lazily<T>(make: () => T): () => T {
  let memo: { value: T } | undefined
  return () => (memo ??= { value: make() }).value
}
