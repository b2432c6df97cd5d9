import { rm, writeFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { readiness } from '@dvor/contract/installation/health.ts'
import { ApiError } from '../../platform/errors.ts'
import { listApplied, listMigrations, listUnworkable } from '../../db/migrations.ts'
import type { QueueState } from '../../platform/jobs/jobs.ts'
import { programVersion } from '../../platform/program-version.ts'
import { roomOf } from '../../platform/files/folders.ts'
import type { Services } from '../../platform/services.ts'

/** State of the process that decides whether it should receive requests. */
export interface ProcessState {
  /** Whether scheduled jobs run. */
  readonly queue: QueueState
  /** A signal has arrived: the instance still answers, but a load balancer should choose another one. */
  readonly retiring: boolean
}

/** Bytes that orders of some minutes may take; with less an instance takes none. */
const leastRoom = 16e6

/** Time (ms) for which a successful write to the disk is trusted. */
const diskTrustMs = 5000

/**
 * Checks that this instance can do its work: the database answers and has a schema with which this program works, scheduled jobs
 * run, and the disk can be written. A remote file store that does not answer does not count, because most requests
 * work without it.
 */
export function readinessCheck(
  { db, files, dataDir, readRoom = roomOf }: Pick<Services, 'db' | 'files' | 'dataDir' | 'readRoom'>,
  state: () => ProcessState,
) {
  const migrations = listMigrations()
  const newest = migrations.at(-1)?.madeAt ?? 0
  let wroteAt = Number.NEGATIVE_INFINITY
  const writeSomething = async () => {
    if (performance.now() - wroteAt < diskTrustMs) return
    if ((await readRoom(dataDir)).free < leastRoom) throw notReady('The disk of this machine is full')
    const path = await files.temporaryPath()
    await writeFile(path, '')
    await rm(path, { force: true })
    wroteAt = performance.now()
  }
  /** @throws ApiError `unavailable`, with the reason */
  return async (): Promise<z.infer<typeof readiness>> => {
    const { queue, retiring } = state()
    if (retiring) throw notYetOrNoMore('This instance is closing')
    const applied = await listApplied(db.$client, newest)
    const fits =
      applied[0]?.madeAt === newest && listUnworkable(applied, migrations, programVersion).length === 0
    if (!fits) throw notReady('The database has another schema')
    if (queue === 'starting') throw notYetOrNoMore('The queue is starting')
    if (queue === 'stopped') throw notReady('The queue does not run')
    await writeSomething().catch((error: unknown) => {
      throw error instanceof ApiError ? error : notReady('This machine takes no file')
    })
    return { database: 'ok', queue: 'ok', storage: 'ok' }
  }
}

const notReady = (reason: string, foreseen = false) =>
  new ApiError('unavailable', reason, { retryAfterSeconds: 2, foreseen })
const notYetOrNoMore = (reason: string) => notReady(reason, true)
