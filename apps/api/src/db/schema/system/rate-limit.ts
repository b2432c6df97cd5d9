import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Attempts within a running window; `key` is hashed, so that no address or e-mail is stored in the clear. */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    bucket: text('bucket').notNull(),
    key: text('key').notNull(),
    attempts: integer('attempts').notNull(),
    windowEnds: instant('window_ends').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.key] }),
    index('attempt_windows').on(table.windowEnds),
  ],
)
