import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import type { PoolConfig } from 'pg'

/** Work that runs by the clock, on one instance at a time however many there are. */
export interface ScheduledJob {
  readonly name: string
  /** Cron expression, in Europe/Bratislava. */
  readonly cron: string
  run(): Promise<void>
}

/** The queue of scheduled work; it keeps its own tables in the schema `pgboss`. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #log: FastifyBaseLogger
  #started: Promise<void> | undefined
  #running = false
  #stopping = false

  constructor(pool: PoolConfig, log: FastifyBaseLogger) {
    const { host, port, user, password, database, connectionString, ssl } = pool
    this.#boss = new PgBoss({
      ...(connectionString ? { connectionString } : { host, port, user, database }),
      ...(typeof password === 'string' && { password }),
      ssl: ssl as boolean | undefined,
      max: 3,
      application_name: 'dvor-jobs',
    })
    this.#log = log
    this.#boss.on('error', (error) => {
      // A queue that is being closed complains about its own closing connections.
      if (!this.#stopping) log.warn({ err: error }, 'the job queue stumbled')
    })
  }

  /** Whether scheduled work is being done. */
  get running(): boolean {
    return this.#running
  }

  /** Begins in the background: the first page need not wait for it. */
  start(jobs: readonly ScheduledJob[]): void {
    this.#started = this.#startAll(jobs).catch((error: unknown) => {
      this.#log.error({ err: error }, 'the job queue did not start')
    })
  }

  /** Lets running jobs finish, for a second at most: each is safe to repeat. */
  async stop(): Promise<void> {
    if (!this.#started) return
    await this.#started
    this.#running = false
    this.#stopping = true
    await this.#boss.stop({ graceful: true, timeout: 1000, close: true })
  }

  async #startAll(jobs: readonly ScheduledJob[]): Promise<void> {
    await this.#boss.start()
    for (const job of jobs) {
      await this.#boss.createQueue(job.name, { policy: 'stately', retryLimit: 0 })
      await this.#boss.work(job.name, { pollingIntervalSeconds: 5 }, () => this.#run(job))
      await this.#boss.schedule(job.name, job.cron, null, { tz: 'Europe/Bratislava' })
    }
    this.#running = true
  }

  async #run(job: ScheduledJob): Promise<void> {
    try {
      await job.run()
    } catch (error) {
      this.#log.error({ err: error, job: job.name }, 'a scheduled job failed')
    }
  }
}
