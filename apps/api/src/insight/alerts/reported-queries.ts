import type { AlertKind } from '@dvor/contract/insight/alerts.ts'
import type { Day } from '@dvor/format/days.ts'
import { lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { reportedAlerts } from '../../db/schema/system/reported-alerts.ts'

/**
 * Marks the alerts that are reported to the owner today, inside the caller's transaction. @returns those that had not
 * been reported today yet, in no order
 */
export async function markReported(db: Db, kinds: readonly AlertKind[], today: Day): Promise<Set<AlertKind>> {
  if (kinds.length === 0) return new Set()
  const rows = await db
    .insert(reportedAlerts)
    .values(kinds.map((kind) => ({ kind, reported_on: today })))
    .onConflictDoUpdate({
      target: reportedAlerts.kind,
      set: { reported_on: today },
      setWhere: lt(reportedAlerts.reported_on, today),
    })
    .returning({ kind: reportedAlerts.kind })
  return new Set(rows.map(({ kind }) => kind))
}
