import { invalid } from '../platform/errors.ts'
import type { Hooks } from './define.ts'

/** Refuses a range whose end lies before its start; both may be in the body or already stored. */
export function rangeInOrder(from: string, to: string): NonNullable<Hooks['beforeWrite']> {
  return async (_db, draft, current) => {
    const start = draft[from] ?? current?.[from]
    const end = draft[to] ?? current?.[to]
    if (typeof start === 'string' && typeof end === 'string' && end < start)
      throw invalid([{ path: to, code: 'too_small' }])
    return draft
  }
}
