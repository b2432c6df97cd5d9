import { isDeepStrictEqual } from 'node:util'
import type { UndoneValue } from '@dvor/contract/insight/undo.ts'
import { UndoRefused, type UndoEntry, type Values, valuesOf } from './undo-entry.ts'

export const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null)

/**
 * The values that a change gave and that differ from those before it now.
 * @param now the record's present values
 * @throws UndoRefused `erased` where the history lacks the former ones, `nothing` where they stand already
 */
export function valuesToRestore(
  { before, after }: UndoEntry,
  now: Values,
  isKnown: (key: string) => boolean,
): { values: UndoneValue[]; keys: string[] } {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  if (!was || !is) throw new UndoRefused('erased')
  const changed = Object.keys(is).filter((key) => isKnown(key) && !isSame(was[key], is[key]))
  // A key that only one side has was cleared from the other.
  const kept = changed.filter((key) => key in was)
  if (changed.length === 0 || kept.length === 0) throw new UndoRefused('erased')
  const values = kept.flatMap((key) =>
    isSame(now[key], was[key]) ? [] : [{ key, now: now[key] ?? null, after: was[key] ?? null }],
  )
  if (values.length === 0) throw new UndoRefused('nothing')
  // What is as the change left it has no later change that would be lost.
  return { values, keys: values.map(({ key }) => key).filter((key) => !isSame(now[key], is[key])) }
}
