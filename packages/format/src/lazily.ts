/**
 * A value that is made at its first use and kept. The tables behind `Intl` take a phone a tenth of a second, which a page
 * that shows neither clock nor alphabet shall not pay before it comes alive (decision 058).
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
