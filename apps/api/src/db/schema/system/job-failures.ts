import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Scheduled jobs whose last run failed, on whichever instance; the next run that succeeds takes its row away. */
export const jobFailures = pgTable('job_failures', {
  job: text('job').primaryKey(),
  /** Failed runs in a row. */
  failures: integer('failures').notNull(),
  /** When the first of them failed. */
  since: instant('since').notNull(),
  last_failed_at: instant('last_failed_at').notNull(),
})
