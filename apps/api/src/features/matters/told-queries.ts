import type { MatterKind } from '@dvor/contract/insight/matters.ts'
import type { Day } from '@dvor/format/days.ts'
import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { toldMatters } from './table.ts'

/**
 * Marks what the owner is told today, inside the caller's transaction.
 * @returns those that had not been told today yet, in no order
 */
export async function markTold(db: Db, kinds: readonly MatterKind[], today: Day): Promise<Set<MatterKind>> {
  if (kinds.length === 0) return new Set()
  const rows = await db
    .insert(toldMatters)
    .values(kinds.map((kind) => ({ kind, told_on: today })))
    .onConflictDoUpdate({
      target: toldMatters.kind,
      set: { told_on: today },
      setWhere: lt(toldMatters.told_on, today),
    })
    .returning({ kind: toldMatters.kind })
  return new Set(rows.map(({ kind }) => kind))
}
