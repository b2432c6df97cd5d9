import type pg from 'pg'

/**
 * Names of statements that may be dropped again. PostgreSQL keeps a named statement until its connection
 * deallocates it. The driver has no call for that, so the names are compared with those that the driver has prepared
 * on each connection.
 */
export class DroppableNames {
  readonly #prefix: string
  readonly #live = new Set<string>()
  #made = 0
  #dropped = 0
  readonly #seen = new WeakMap<pg.PoolClient, number>()

  /** `prefix` begins no other statement's name. */
  constructor(prefix: string) {
    this.#prefix = prefix
    all.push(this)
  }

  /** A new name, unique in this process. */
  add(): string {
    const name = `${this.#prefix}${this.#made++}`
    this.#live.add(name)
    return name
  }

  /** Every connection drops the statement when it is taken from the pool the next time. */
  drop(name: string): void {
    this.#live.delete(name)
    this.#dropped++
  }

  /** Sends the drops that this connection has not seen; they run before the next statement. */
  dropOn(client: pg.PoolClient): void {
    if (this.#seen.get(client) === this.#dropped) return
    this.#seen.set(client, this.#dropped)
    const parsed = parsedStatements(client)
    for (const name of Object.keys(parsed)) {
      if (!name.startsWith(this.#prefix) || this.#live.has(name)) continue
      delete parsed[name]
      // A failed connection has lost its statements; the next statement reports the failure.
      client.query(`deallocate ${name}`).catch(() => undefined)
    }
  }
}

const all: DroppableNames[] = []

/** Makes every connection of the pool drop statements before its next use. */
export function dropStatementsOf(pool: pg.Pool): void {
  pool.on('acquire', (client) => {
    for (const names of all) names.dropOn(client)
  })
}

/**
 * Names and texts of the statements that the driver has prepared on a connection. It is a private field of `pg`
 * (`connection.parsedStatements`); this is its only use. An unknown shape gives an empty record: nothing is dropped.
 */
export function parsedStatements(client: pg.PoolClient): Record<string, string> {
  if (!('connection' in client)) return {}
  const { connection } = client
  if (typeof connection !== 'object' || connection === null || !('parsedStatements' in connection)) return {}
  return connection.parsedStatements as Record<string, string>
}
