import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Api } from '../app.ts'
import { copyForSharing, dropUnused } from './databases.ts'
import { restoreRows, schemaChanged } from './remembered-rows.ts'
import { startOfTests, type TestClock } from './test-clock.ts'

/** An API that test files can use one after another, over a database with remembered rows. */
interface Instance {
  app: FastifyInstance
  api: Api
  clock: TestClock
  connection: pg.PoolConfig
  dataDir: string
  close(): Promise<void>
}

/** Brings rows, files and clock back to what they were when the API was started. */
export async function bringBack({ api, dataDir, clock }: Instance): Promise<void> {
  await api.settle()
  await restoreRows(api.db.$client)
  for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true })
  clock.set(startOfTests)
}

/**
 * The APIs that the test files of a worker use one after another (decision 131). `close` gives one back, and the file
 * that borrows it next finds it as new. A change that cannot be undone ends it: a changed schema, an API that listens
 * or works by itself, listeners, a transaction that is still open.
 */
export class SharedApis<T extends Instance> {
  readonly #start: (connection: pg.PoolConfig) => Promise<T>
  /** At most one for each template. */
  readonly #idle = new Map<string, T>()

  constructor(start: (connection: pg.PoolConfig) => Promise<T>) {
    this.#start = start
  }

  /** @param template database with remembered rows and without connections */
  async borrow(template: string): Promise<T> {
    const idle = this.#idle.get(template)
    this.#idle.delete(template)
    if (idle && (await isAsNew(idle))) return this.#lend(template, idle)
    if (idle) await end(idle)
    return this.#lend(template, await this.#start(await copyForSharing(template)))
  }

  #lend(template: string, instance: T): T {
    let changed = false
    let borrowed = true
    const { api, app } = instance
    const noted =
      <A extends unknown[], R>(change: (...options: A) => R) =>
      (...options: A): R => {
        changed = true
        return change(...options)
      }
    const close = async () => {
      if (!borrowed) return
      borrowed = false
      if (changed || app.server.listening || this.#idle.has(template)) await end(instance)
      else this.#idle.set(template, instance)
    }
    const watched: Api = {
      ...api,
      start: noted(api.start),
      retire: noted(api.retire),
      onContentChange: noted(api.onContentChange),
      onNightsChange: noted(api.onNightsChange),
    }
    return { ...instance, api: watched, close }
  }
}

/** Brings an API back. False where that cannot be done. */
async function isAsNew(instance: Instance): Promise<boolean> {
  try {
    if (await schemaChanged(instance.api.db.$client)) return false
    await bringBack(instance)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false
    throw error
  }
}

async function end({ close, connection }: Instance): Promise<void> {
  await close()
  await dropUnused(connection.database ?? '')
}
