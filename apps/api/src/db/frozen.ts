/** Freezes a value with all its parts, because all who use it share it. Returns the value itself. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const parts: readonly unknown[] = value instanceof Map ? [...value.values()] : Object.values(value)
  parts.forEach(frozen)
  return Object.freeze(value)
}
