import type { LineAllocation } from '@dvor/contract/money/statements.ts'
import type { Hooks } from '../crud/define.ts'
import { listAllocationViews } from './allocation-queries.ts'

/** Allocations of lines, by one query for any number of them. */
export const computeLines: NonNullable<Hooks['compute']> = async (db, rows) => {
  const seen = await listAllocationViews(
    db,
    rows.map((row) => row.id),
  )
  return new Map(
    rows.map(({ id }): [string, { allocations: LineAllocation[] }] => [
      id,
      { allocations: seen.get(id) ?? [] },
    ]),
  )
}
