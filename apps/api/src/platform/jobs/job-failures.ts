import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { jobFailures as rows } from '../../db/schema/system/job-failures.ts'

/** Records a failed run of a job. */
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

/** Deletes the failures of a job after a successful run. */
export async function forgetFailures(db: Db, job: string): Promise<void> {
  await db.delete(rows).where(eq(rows.job, job))
}
