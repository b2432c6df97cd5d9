import pg from 'pg'

/** Writes that are blocked until they are released. */
export interface HeldUp {
  /** Waits until this number of transactions is blocked. */
  crowd(size: number): Promise<void>
  /** Releases all of them. */
  releaseHold(): Promise<void>
}

/** Blocks every transaction that writes to a table, at that statement. */
export async function holdUp(connection: pg.ClientConfig, table: string): Promise<HeldUp> {
  const keeper = new pg.Client(connection)
  // The database may end while this connection holds the lock.
  keeper.on('error', () => undefined)
  await keeper.connect()
  await keeper.query('begin')
  await keeper.query(`lock table ${table} in share mode`)
  const waiting = async () => {
    // Within a transaction PostgreSQL keeps the first snapshot of the activity.
    await keeper.query('select pg_stat_clear_snapshot()')
    // Only transactions that insert a row, because the sender of e-mails may wait for the table, too.
    const { rows } = await keeper.query<{ n: number }>(
      `select count(*)::int as n from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and l.locktype = 'relation' and l.relation = $1::regclass and a.query ilike 'insert%'`,
      [table],
    )
    return rows[0]?.n ?? 0
  }
  return {
    crowd: async (size) => {
      while ((await waiting()) < size) await keeper.query('select pg_sleep(0.01)')
    },
    releaseHold: async () => {
      await keeper.query('commit')
      await keeper.end()
    },
  }
}
