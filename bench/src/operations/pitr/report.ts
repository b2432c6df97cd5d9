import type { Restore, Restored } from './restores.ts'

const shown = 5

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Figures and restores of a drill, and how many of them are not as they must be. */
export class Report {
  missed = 0
  readonly #figures: Record<string, string | number>[] = []
  readonly #restores: Record<string, string | number>[] = []

  figure(what: string, value: string | number): void {
    this.#figures.push({ what, value })
  }

  /** A condition that must hold. */
  note(what: string, faults: readonly string[]): void {
    show(faults)
    if (faults.length > 0) this.missed++
    this.figure(what, faults.length === 0 ? 'holds' : `MISSED (${faults.length})`)
  }

  /** @param acknowledged orders before the target */
  restored({ name, caughtBy }: Restore, acknowledged: number, restored: Restored): void {
    const { found, violations, mistake, restoreMs, replayMs } = restored
    const lost = acknowledged - found
    show(violations)
    const isSound = lost === 0 && violations.length === 0 && mistake.length === 0
    const isAsWanted = caughtBy ? caughtBy(restored, lost) : isSound
    if (!isAsWanted) this.missed++
    this.#restores.push({
      restore: name,
      acknowledged,
      found,
      lost,
      'of the mistake': mistake.length,
      'other violations': violations.length,
      restored: seconds(restoreMs),
      replayed: seconds(replayMs),
      '': caughtBy ? (isAsWanted ? 'caught' : 'NOT CAUGHT') : isAsWanted ? 'holds' : 'MISSED',
    })
  }

  print(): void {
    console.table(this.#figures)
    console.table(this.#restores)
  }
}

function show(faults: readonly string[]): void {
  for (const fault of faults.slice(0, shown)) console.log(`  VIOLATED: ${fault}`)
}
