import { sql } from 'drizzle-orm'
import { onOneConnection } from '../db/database.ts'
import type { TestApi } from './test-api.ts'

/** Counts the prepared statements whose names begin with `prefix`, on one connection of the pool. */
export const countPrepared = ({ api }: TestApi, prefix: string) =>
  onOneConnection(api.db, async (db) => {
    const counted = sql`select count(*)::int as kept from pg_prepared_statements where starts_with(name, ${prefix})`
    return (await db.execute<{ kept: number }>(counted)).rows[0]?.kept
  })
