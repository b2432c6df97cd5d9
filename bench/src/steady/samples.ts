import { readdir } from 'node:fs/promises'
import { usageOf } from '../load/process-usage.ts'
import type { Ground } from '../operations/harness/ground.ts'

/** The use of resources by the server at one moment. */
export interface Sample {
  /** Bytes in memory. */
  rss: number
  /** Open files and sockets. */
  handles: number
  /** Connections to PostgreSQL. */
  connections: number
}

export async function takeSample(pid: number, { pool }: Ground): Promise<Sample> {
  const [{ rss }, handles, found] = await Promise.all([
    usageOf(pid),
    readdir(`/proc/${pid}/fd`),
    pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where application_name like 'dvor%'`,
    ),
  ])
  return { rss, handles: handles.length, connections: found.rows[0]?.n ?? 0 }
}

/** The most of each over some samples; what is closed at once is not seen, what is never closed is. */
export const mostOf = (samples: readonly Sample[]): Sample => ({
  rss: Math.max(...samples.map(({ rss }) => rss)),
  handles: Math.max(...samples.map(({ handles }) => handles)),
  connections: Math.max(...samples.map(({ connections }) => connections)),
})

export const textOf = ({ rss, handles, connections }: Sample): string =>
  `${(rss / 1e6).toFixed(0)} MB, ${handles} handles, ${connections} connections`
