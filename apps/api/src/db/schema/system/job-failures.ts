import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** Scheduled jobs whose last run failed, on any instance; the next successful run deletes the row. */
export const jobFailures = pgTable('job_failures', {
  job: text('job').primaryKey(),
  /** Failed runs in a row. */
  failures: integer('failures').notNull(),
  /** Time of the first of them. */
  since: instant('since').notNull(),
  last_failed_at: instant('last_failed_at').notNull(),
})
