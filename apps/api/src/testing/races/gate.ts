import pg from 'pg'

/** One of PostgreSQL's advisory locks, not used elsewhere. */
const gateLock = 4_711

export interface Gate {
  /** Waits until this number of transactions is blocked at the gate, after reading everything that they check. */
  crowd(size: number): Promise<void>
  /** Lets all transactions pass from now on. */
  open(): Promise<void>
  /** Opens as soon as this number of transactions is blocked at it. */
  openFor(size: number): Promise<void>
  /** Removes the gate, also with transactions blocked at it, so that another one can be set up. */
  close(): Promise<void>
  /** Ends the connection that holds it; can be called again and after `close`. */
  leave(): Promise<void>
}

/**
 * A gate before one kind of write (`insert on room_nights`). Each transaction waits there after reading its data until
 * the others have read theirs, too, so that a race that normally depends on chance happens every time. It is made for
 * the controls and useless for code that locks before it reads, because only one transaction reaches the gate then.
 */
export async function setUpGate(connection: pg.ClientConfig, write: string): Promise<Gate> {
  const keeper = new pg.Client(connection)
  await keeper.connect()
  await keeper.query(`create function stand_at_gate() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(${gateLock}); return null; end'`)
  await keeper.query(
    `create trigger gate before ${write} for each statement execute function stand_at_gate()`,
  )
  await keeper.query(`select pg_advisory_lock(${gateLock})`)
  const crowd = async (size: number) => {
    while ((await countWaiting(keeper)) < size) await keeper.query('select pg_sleep(0.01)')
  }
  const open = async () => void (await keeper.query(`select pg_advisory_unlock(${gateLock})`))
  return {
    crowd,
    open,
    openFor: async (size) => {
      await crowd(size)
      await open()
    },
    close: async () => {
      await keeper.query('select pg_advisory_unlock_all()')
      await keeper.query('drop function stand_at_gate cascade')
      await keeper.end()
    },
    leave: () => keeper.end(),
  }
}

async function countWaiting(keeper: pg.Client): Promise<number> {
  const { rows } = await keeper.query<{ waiting: number }>(`select count(*)::int as waiting from pg_locks
    where locktype = 'advisory' and objid = ${gateLock} and not granted
      and database = (select oid from pg_database where datname = current_database())`)
  return rows[0]?.waiting ?? 0
}
