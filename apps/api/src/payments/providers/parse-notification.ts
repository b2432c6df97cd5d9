import { timingSafeEqual } from 'node:crypto'

/** The value of a JSON text; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Compares a secret in a time that does not depend on the given text. */
export function isSameText(text: string, expected: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
