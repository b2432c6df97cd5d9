import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from '../../db/database.ts'
import { forgetFailures, noteFailure } from './job-failures.ts'

/** A scheduled job; runs on one of all instances at a time. */
export interface ScheduledJob {
  readonly name: string
  /** Cron expression, in Europe/Bratislava. */
  readonly cron: string
  run(): Promise<void>
}

/** Counts of one job on this instance since its start. */
export interface JobTally {
  readonly job: string
  readonly succeeded: number
  readonly failed: number
  /** Time spent in it, in seconds. */
  readonly seconds: number
}

interface JobServices {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/**
 * Time without any request for work after which the queue counts as stopped. Each worker requests work every five
 * seconds.
 */
const silenceMs = 60_000
/** Time between a failed start and the next attempt. */
const retryMs = 2000
/**
 * Time before the first attempt: loading the queue and parsing its timetables takes a tenth of a start, which the first
 * visitors would wait for.
 */
const restMs = 1000

/** `starting` is no fault; `stopped` is one, unless the process is closing. */
export type QueueState = 'starting' | 'running' | 'stopped'

/** The queue of scheduled jobs; it has its own tables in the schema `pgboss`. */
export class Jobs {
  readonly #pool: PoolConfig
  #boss: PgBoss | undefined
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: FastifyBaseLogger
  readonly #tallies = new Map<string, JobTally>()
  #started: Promise<void> | undefined
  #phase: 'starting' | 'started' | 'ended' = 'starting'
  #stopping = false
  /** Runs that have begun and not ended. */
  readonly #running = new Set<Promise<void>>()
  readonly #ending = new AbortController()

  constructor(pool: PoolConfig, { db, clock, log }: JobServices) {
    this.#pool = pool
    this.#db = db
    this.#clock = clock
    this.#log = log
  }

  /** Whether this instance runs scheduled jobs: its workers have started and still request work. */
  get state(): QueueState {
    if (this.#phase !== 'started' || !this.#boss) return this.#phase === 'starting' ? 'starting' : 'stopped'
    const since = Date.now() - silenceMs
    const asksForWork = this.#boss
      .getWipData()
      .some(({ lastFetchedOn, createdOn, count }) => count > 0 || (lastFetchedOn ?? createdOn) > since)
    return asksForWork ? 'running' : 'stopped'
  }

  /** Counts of this instance, by job; a job that has not run yet is absent. */
  get tallies(): readonly JobTally[] {
    return [...this.#tallies.values()]
  }

  /** Starts in the background after `afterMs`, so that the first pages do not wait for it. */
  start(jobs: readonly ScheduledJob[], afterMs = restMs): void {
    this.#started = this.#insist(jobs, afterMs)
  }

  /** Repeats the start, so that a database failure during it does not leave this instance without jobs. */
  async #insist(jobs: readonly ScheduledJob[], afterMs: number): Promise<void> {
    const { signal } = this.#ending
    await delay(afterMs, undefined, { signal }).catch(() => undefined)
    while (!signal.aborted) {
      try {
        return await this.#startAll(jobs)
      } catch (error) {
        this.#phase = 'ended'
        this.#log.error({ err: error }, 'the job queue did not start')
      }
      await this.#boss?.stop({ graceful: false, close: true }).catch(() => undefined)
      await delay(retryMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /**
   * Begins no further job and waits for those that run, because they use the database that closes next. The process
   * limits the time of the whole end; each job can be repeated safely.
   */
  async stop(): Promise<void> {
    this.#ending.abort()
    if (!this.#started) return
    await this.#started
    this.#phase = 'ended'
    this.#stopping = true
    await this.#boss?.stop({ graceful: true, timeout: 1000, close: true })
    await Promise.all(this.#running)
  }

  async #startAll(jobs: readonly ScheduledJob[]): Promise<void> {
    const boss = (this.#boss ??= await this.#openQueue())
    await boss.start()
    await forgetOthers(boss, jobs)
    for (const job of jobs) {
      await boss.createQueue(job.name, { policy: 'stately', retryLimit: 0 })
      await boss.work(job.name, { pollingIntervalSeconds: 5 }, () => this.#runTracked(job))
      await boss.schedule(job.name, job.cron, null, { tz: 'Europe/Bratislava' })
    }
    this.#phase = 'started'
  }

  async #openQueue(): Promise<PgBoss> {
    const { PgBoss: Queue } = await import('pg-boss')
    const { host, port, user, password, database, connectionString, ssl } = this.#pool
    const boss = new Queue({
      ...(connectionString ? { connectionString } : { host, port, user, database }),
      ...(typeof password === 'string' && { password }),
      ssl: ssl as boolean | undefined,
      max: 3,
      application_name: 'dvor-jobs',
    })
    boss.on('error', (error) => {
      // A closing queue reports errors of its own closing connections.
      if (!this.#stopping) this.#log.warn({ err: error }, 'the job queue stumbled')
    })
    return boss
  }

  #runTracked(job: ScheduledJob): Promise<void> {
    const running: Promise<void> = this.#run(job).finally(() => void this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  async #run({ name, run }: ScheduledJob): Promise<void> {
    const begun = performance.now()
    try {
      await run()
    } catch (error) {
      this.#count(name, begun, false)
      this.#log.error({ err: error, job: name }, 'a scheduled job failed')
      return this.#note(noteFailure(this.#db, name, this.#clock.now()))
    }
    this.#count(name, begun, true)
    await this.#note(forgetFailures(this.#db, name))
  }

  /** While the database is unavailable the result cannot be recorded; the next run records its own. */
  async #note(noting: Promise<void>): Promise<void> {
    await noting.catch((error: unknown) => this.#log.warn({ err: error }, 'a job could not be noted'))
  }

  #count(job: string, begun: number, isGood: boolean): void {
    const { succeeded = 0, failed = 0, seconds = 0 } = this.#tallies.get(job) ?? {}
    this.#tallies.set(job, {
      job,
      succeeded: succeeded + (isGood ? 1 : 0),
      failed: failed + (isGood ? 0 : 1),
      seconds: seconds + (performance.now() - begun) / 1000,
    })
  }
}

/** An older version may have left schedules of jobs that no longer exist. */
async function forgetOthers(boss: PgBoss, jobs: readonly ScheduledJob[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
}
