/** Values of a form by part. A part is kept or replaced as a whole when two people edit the same record. */
export type Parts = Readonly<Record<string, unknown>>

/** The values as they were read, as typed here, and as somebody else has saved them meanwhile. */
export interface Versions<P extends object> {
  readonly start: P
  readonly typed: P
  readonly saved: P
}

/** Whether two values of a form are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a newer version may replace the one being edited: nothing typed is lost, and nothing is overwritten. */
export const isAdoptable = <P extends object>({ start, typed, saved }: Versions<P>): boolean =>
  isSame(typed, start) || isSame(saved, start) || isSame(saved, typed)

/** Parts that were changed on both sides, and differently. */
export function conflictsIn<P extends object>(versions: Versions<P>): (keyof P & string)[] {
  const { start, typed, saved } = asParts(versions)
  const keys = Object.keys({ ...saved, ...typed }) as (keyof P & string)[]
  return keys.filter(
    (key) =>
      !isSame(typed[key], start[key]) && !isSame(saved[key], start[key]) && !isSame(typed[key], saved[key]),
  )
}

/**
 * The saved values together with the parts changed here. A part changed on both sides is the typed one where `mine` names
 * it, otherwise the saved one. A part without a value is left out.
 */
export function mergedParts<P extends object>(versions: Versions<P>, mine: readonly string[]): P {
  const { start, typed, saved } = asParts(versions)
  const conflicts: readonly string[] = conflictsIn(versions)
  const isTyped = (key: string) =>
    conflicts.includes(key) ? mine.includes(key) : !isSame(typed[key], start[key])
  const merged = Object.keys({ ...saved, ...typed }).map(
    (key) => [key, isTyped(key) ? typed[key] : saved[key]] as const,
  )
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as P
}

const asParts = <P extends object>({ start, typed, saved }: Versions<P>) => ({
  start: start as Parts,
  typed: typed as Parts,
  saved: saved as Parts,
})
