import pg from 'pg'

/** Writes that wait until they are let go. */
export interface HeldUp {
  /** Waits until so many transactions stand there. */
  crowd(size: number): Promise<void>
  /** Lets all of them go on. */
  releaseHold(): Promise<void>
}

/** Holds up whoever writes to a table, in the middle of what it does. */
export async function holdUp(connection: pg.ClientConfig, table: string): Promise<HeldUp> {
  const keeper = new pg.Client(connection)
  // The database may be ended while it is held up.
  keeper.on('error', () => undefined)
  await keeper.connect()
  await keeper.query('begin')
  await keeper.query(`lock table ${table} in share mode`)
  const waiting = async () => {
    // Within a transaction PostgreSQL shows everybody's activity as it was at the first look.
    await keeper.query('select pg_stat_clear_snapshot()')
    // Only who writes a new row: the sender of e-mails may wait for the table, too.
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
