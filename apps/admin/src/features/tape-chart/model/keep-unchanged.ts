import type { ChartBlock, ChartStay, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'

/** A stay that is changed gets a new id or its reservation a new version. */
const isSameStay = (a: ChartStay, b: ChartStay) => a.updatedAt === b.updatedAt

function isSameBlock(a: ChartBlock, b: ChartBlock): boolean {
  if (a.source === 'closure') return b.source === 'closure' && a.updatedAt === b.updatedAt
  return b.source === 'feed' && a.portal === b.portal && a.summary === b.summary
}

function kept<T extends { id: string }>(
  before: readonly T[],
  now: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const known = new Map(before.map((one) => [one.id, one]))
  return now.map((one) => {
    const old = known.get(one.id)
    return old && isSame(old, one) ? old : one
  })
}

/**
 * The newly read chart with the very objects that were there before, where nothing changed: bars of these are not drawn
 * anew. Comparing all of it, as the cache does by itself, takes longer than drawing where a property is large.
 */
export function keepUnchanged(before: TapeChart | undefined, now: TapeChart): TapeChart {
  if (!before) return now
  return {
    ...now,
    stays: kept(before.stays, now.stays, isSameStay),
    blocks: kept(before.blocks, now.blocks, isSameBlock),
  }
}
