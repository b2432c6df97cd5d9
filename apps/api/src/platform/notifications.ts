import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

export type Listener = (payload: string) => void

/**
 * One connection that LISTENs, shared by all who want to hear. After a lost connection it comes back by itself and
 * tells every listener with an empty payload that something may have been missed.
 */
export class Notifications {
  #client: pg.Client | undefined
  #listeners = new Map<string, Set<Listener>>()
  #closed = false
  #config: pg.ClientConfig
  #log: FastifyBaseLogger

  constructor(config: pg.ClientConfig, log: FastifyBaseLogger) {
    this.#config = config
    this.#log = log
  }

  on(channel: string, listener: Listener): void {
    const known = this.#listeners.get(channel)
    if (known) known.add(listener)
    else this.#listeners.set(channel, new Set([listener]))
    if (!known) void this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  async start(): Promise<void> {
    const client = new pg.Client({ ...this.#config, application_name: 'dvor-listen' })
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''))
    client.on('error', () => this.#comeBack(client))
    client.on('end', () => this.#comeBack(client))
    await client.connect()
    this.#client = client
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  /**
   * Resolves when the listeners know of everything that was committed before the call: PostgreSQL hands a listening
   * connection its notifications before it says that a statement is done.
   */
  async heard(): Promise<void> {
    await this.#client?.query('select 1').catch(() => undefined)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
  }

  #tell(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
  }

  #comeBack(lost: pg.Client): void {
    if (this.#closed || (this.#client && this.#client !== lost)) return
    this.#client = undefined
    const retry = () => {
      if (this.#closed) return
      this.start().then(
        () => [...this.#listeners.keys()].forEach((channel) => this.#tell(channel, '')),
        (error: unknown) => {
          this.#log.warn({ err: error }, 'listening to the database failed, trying again')
          this.#comeBack(lost)
        },
      )
    }
    setTimeout(retry, 500).unref()
  }
}
