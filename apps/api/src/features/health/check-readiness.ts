import { rm, writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { readiness } from '@dvor/contract/installation/health.ts'
import { sql } from 'drizzle-orm'
import { ApiError } from '../../platform/errors.ts'
import { listMigrations } from '../../platform/migrations.ts'
import type { QueueState } from '../../platform/jobs.ts'
import type { Services } from '../../services.ts'

/** What of the process itself decides whether it should be sent requests. */
export interface ProcessState {
  /** Whether scheduled work is being taken. */
  readonly queue: QueueState
  /** A signal has come: it still answers, but whoever chooses between instances should choose another. */
  readonly retiring: boolean
}

/** How long (ms) it is believed that a file could be written. */
const diskTrustMs = 5000

/**
 * Looks whether this instance can do its work: the database answers and has the schema of this program, scheduled work
 * is taken, and this machine takes a file. A file store elsewhere that is away is no reason to send guests away.
 */
export function readinessCheck({ db, files }: Pick<Services, 'db' | 'files'>, state: () => ProcessState) {
  const newest = listMigrations().at(-1)?.madeAt ?? 0
  let wroteAt = Number.NEGATIVE_INFINITY
  const writeSomething = async () => {
    if (performance.now() - wroteAt < diskTrustMs) return
    const path = await files.temporaryPath()
    await writeFile(path, '')
    await rm(path, { force: true })
    wroteAt = performance.now()
  }
  /** @throws ApiError `unavailable`, with the reason */
  return async (): Promise<z.infer<typeof readiness>> => {
    const { queue, retiring } = state()
    if (retiring) throw notYetOrNoMore('This instance is closing')
    const { rows } = await db.execute<{ newest: string }>(
      sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
    )
    if (Number(rows[0]?.newest) !== newest) throw notReady('The database has another schema')
    if (queue === 'starting') throw notYetOrNoMore('The queue is starting')
    if (queue === 'stopped') throw notReady('The queue does not run')
    await writeSomething().catch(() => {
      throw notReady('This machine takes no file')
    })
    return { database: 'ok', queue: 'ok', storage: 'ok' }
  }
}

const notReady = (reason: string, foreseen = false) =>
  new ApiError('unavailable', reason, { retryAfterSeconds: 2, foreseen })
const notYetOrNoMore = (reason: string) => notReady(reason, true)
