import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { jobFailures as rows } from '../../db/schema/system/job-failures.ts'

/** Notes that a run of a job failed. */
export async function noteFailure(db: Db, job: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insert(rows)
    .values({ job, failures: 1, since: at, last_failed_at: at })
    .onConflictDoUpdate({
      target: rows.job,
      set: { failures: sql`${rows.failures} + 1`, last_failed_at: at },
    })
}

/** A run that went well ends the row of failures. */
export async function forgetFailures(db: Db, job: string): Promise<void> {
  await db.delete(rows).where(eq(rows.job, job))
}
