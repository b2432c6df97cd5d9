import pg from 'pg'
import { inject as provided } from 'vitest'

/**
 * Runs `work` while no other worker of the run does work of the same name, by a lock in the test cluster. Results of
 * the first one are there for the others.
 */
export async function runAlone<T>(name: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(provided('cluster'))
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work(admin)
  } finally {
    await admin.end()
  }
}
