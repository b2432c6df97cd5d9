import { formatDayRange } from '@dvor/format/day-text.ts'
import type { Hooks, Row } from '../crud/define.ts'
import { nameOthers } from './name-others.ts'
import { settleConflicts } from './settle-nights.ts'

export const conflictHooks: Hooks = {
  beforeRead: settleConflicts,
  compute: async (db, rows) => {
    const others = await nameOthers(
      db,
      rows.map((row) => String(row['other'])),
    )
    return new Map(rows.map((row) => [row.id, { with_title: titleOf(row, others) }]))
  },
}

function titleOf(row: Row, others: Awaited<ReturnType<typeof nameOthers>>): string | null {
  const other = others.get(String(row['other']))
  if (!other) return null
  return [other.name, formatDayRange(other.from, other.until)].filter(Boolean).join(', ')
}
