/** Keeps these fields of a record: everything a loader returns is sent to the browser. */
export function picked<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, K>
}
