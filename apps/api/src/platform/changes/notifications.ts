import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { listenerName, InstanceBarrier, barrierChannel, barrierListener } from './instance-barrier.ts'

export type Listener = (payload: string) => void

/** A connection without answers counts as lost, because a cut cable or a firewall gives no error. */
const beatMs = 10_000
const timeoutMs = 5_000
const soonMs = 50
const retryMs = 500
/** Attempts to reconnect are this short, so that no instance sits in one when the database is back. */
const connectMs = 1000
/** No other instance waits for one that starts, and a busy machine may take seconds to connect. */
const firstConnectMs = 10_000
/**
 * Time from the return of one instance's connection after an outage within which every other instance that reaches the
 * database is back as well: an attempt that hangs, the pause after it, and the one that succeeds.
 */
const settleMs = connectMs + retryMs + 500
/** A writer whose change was committed just before an outage waits so long for its end: a failover takes 30 s at most. */
const outageMs = 30_000

/**
 * One connection that LISTENs, shared by all listeners of the process. After a lost connection it reconnects and calls
 * every listener with an empty payload, because notifications may have been missed.
 */
export class Notifications {
  #client: pg.Client | undefined
  #listeners = new Map<string, Set<Listener>>()
  #closed = false
  /** Out of reach for longer: attempts to reconnect have failed. */
  #away = false
  /** When a lost connection was replaced; in the milliseconds of the process. */
  #returnedAt = Number.NEGATIVE_INFINITY
  /** Settles when the lost connection is replaced. */
  #coming: Promise<void> | undefined
  #beat: NodeJS.Timeout | undefined
  #config: pg.ClientConfig
  #log: FastifyBaseLogger
  readonly #instanceBarrier = new InstanceBarrier()

  constructor(config: pg.ClientConfig, log: FastifyBaseLogger) {
    this.#config = {
      ...config,
      application_name: listenerName,
      // Many writers ask on this one connection at once.
      pipeline: true,
      query_timeout: timeoutMs,
    }
    this.#log = log
    this.on(
      barrierChannel,
      barrierListener(this.#instanceBarrier, () => this.#client),
    )
  }

  /** Whether notifications of commits arrive at present. */
  get listening(): boolean {
    return this.#client !== undefined
  }

  /**
   * Whether cached data may still be shown: notifications arrive, or the database is away, so that nothing can change
   * and cached data are better than none. False in the moment between a lost connection and the next one.
   */
  get upToDate(): boolean {
    return this.listening || this.#away
  }

  on(channel: string, listener: Listener): void {
    const listeners = this.#listeners.get(channel)
    if (listeners) listeners.add(listener)
    else this.#listeners.set(channel, new Set([listener]))
    if (!listeners) void this.#client?.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  /** Throws when the database cannot be reached. */
  start(): Promise<void> {
    return this.#connect(firstConnectMs)
  }

  async #connect(connectionTimeoutMillis: number): Promise<void> {
    const client = new pg.Client({ ...this.#config, connectionTimeoutMillis })
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload ?? ''))
    client.on('error', () => this.#comeBack(client))
    client.on('end', () => this.#comeBack(client))
    try {
      await client.connect()
      for (const channel of this.#listeners.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void client.end().catch(() => undefined)
      throw error
    }
    if (this.#closed) return void (await client.end())
    this.#client = client
    this.#away = false
    this.#beat = setInterval(() => this.#feel(client), beatMs).unref()
  }

  /**
   * Resolves when every instance has processed all notifications committed before the call. To be called after a
   * commit, so the database is there, or comes back with it: this waits until all instances have noticed that.
   */
  async barrier(): Promise<void> {
    // The first connection may be lost unnoticed, and those of other instances with it; they notice it meanwhile, too.
    for (let attempt = 0; attempt < 2; attempt++) {
      const client = await this.#present()
      if (!client) return
      try {
        return await this.#instanceBarrier.take(client)
      } catch {
        this.#giveUp(client)
      }
    }
  }

  /** The connection; a lost one is waited for, and then until other instances have theirs. */
  async #present(): Promise<pg.Client | undefined> {
    if (!this.#client) await Promise.race([this.#coming, delay(outageMs, undefined, { ref: false })])
    const settled = this.#returnedAt + settleMs - performance.now()
    if (settled > 0) await delay(settled, undefined, { ref: false })
    return this.#client
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#beat)
    await this.#client?.end().catch(() => undefined)
  }

  #notify(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload)
  }

  #feel(client: pg.Client): void {
    client.query('select 1').catch(() => this.#giveUp(client))
  }

  #giveUp(client: pg.Client): void {
    this.#comeBack(client)
    void client.end().catch(() => undefined)
  }

  /** At once, because mostly only the connection is gone; then twice a second. */
  #comeBack(lost: pg.Client): void {
    if (this.#closed || this.#client !== lost) return
    this.#client = undefined
    clearInterval(this.#beat)
    this.#coming = this.#retry()
  }

  async #retry(): Promise<void> {
    for (let failures = 0; !this.#closed; failures++) {
      try {
        await this.#connect(connectMs)
        this.#returnedAt = performance.now()
        return [...this.#listeners.keys()].forEach((channel) => this.#notify(channel, ''))
      } catch (error) {
        // One failure may have the same cause as the lost connection; two mean that the database is away.
        this.#away = failures > 0
        this.#log.warn({ err: error }, 'listening to the database failed, trying again')
        await delay(failures > 0 ? retryMs : soonMs, undefined, { ref: false })
      }
    }
  }
}
