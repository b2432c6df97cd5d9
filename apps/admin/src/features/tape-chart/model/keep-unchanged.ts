import type { ChartBlock, ChartStay, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'

/** A changed stay has a new id, or its reservation a new version. */
const isSameStay = (a: ChartStay, b: ChartStay) => a.updatedAt === b.updatedAt

function isSameBlock(a: ChartBlock, b: ChartBlock): boolean {
  if (a.source === 'closure') return b.source === 'closure' && a.updatedAt === b.updatedAt
  if (a.source === 'shared')
    return (
      b.source === 'shared' &&
      a.from === b.from &&
      a.to === b.to &&
      a.guest_name === b.guest_name &&
      a.titles.join() === b.titles.join()
    )
  return b.source === 'feed' && a.portal === b.portal && a.summary === b.summary
}

function kept<T extends { id: string }>(
  before: readonly T[],
  now: readonly T[],
  isSame: (a: T, b: T) => boolean,
): T[] {
  const itemsById = new Map(before.map((one) => [one.id, one]))
  return now.map((one) => {
    const old = itemsById.get(one.id)
    return old && isSame(old, one) ? old : one
  })
}

/**
 * The new chart with the former objects where nothing changed, so that their bars are not rendered again. The
 * cache's own deep comparison would take longer than rendering for a large property.
 */
export function keepUnchanged(before: TapeChart | undefined, now: TapeChart): TapeChart {
  if (!before) return now
  return {
    ...now,
    stays: kept(before.stays, now.stays, isSameStay),
    blocks: kept(before.blocks, now.blocks, isSameBlock),
  }
}
