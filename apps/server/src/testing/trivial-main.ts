import pg from 'pg'
import type { ApiOptions } from '@dvor/api/options.ts'
import type { ServedApi } from '../process/parts.ts'
import { runServer } from '../process/run-server.ts'

/**
 * A server with the real process around the smallest API: one table, work and an answer that end only after the server
 * has begun to close. Started by the tests.
 */
await runServer(async () => ({ createApi: trivialApi, mounts: [] }))

function trivialApi(options: ApiOptions): ServedApi {
  const pool = new pg.Pool(options.pool)
  pool.on('error', () => undefined)
  let work: Promise<unknown> = Promise.resolve()
  const ending = Promise.withResolvers<void>()
  const workLong = async () => {
    await ending.promise
    for (let statement = 0; statement < 50; statement++) await pool.query('SELECT')
    await pool.query("INSERT INTO notes (text) VALUES ('worked')")
  }
  return {
    plugin: async (app) => {
      app.addHook('preClose', async () => ending.resolve())
      app.get('/notes', async () => (await pool.query('SELECT text FROM notes ORDER BY id')).rows)
      app.post('/notes', async () => (await pool.query("INSERT INTO notes (text) VALUES ('kept')")).rowCount)
      app.post('/work', async () => {
        work = workLong()
        return {}
      })
      app.get('/slow', async () => {
        await workLong()
        return { done: true }
      })
      app.get('/stuck', () => new Promise(() => undefined))
    },
    mountUploads: async () => undefined,
    prepare: async (report) => {
      report('Migrating')
      await pool.query(
        'CREATE TABLE IF NOT EXISTS notes (id int GENERATED ALWAYS AS IDENTITY, text text NOT NULL)',
      )
      return {}
    },
    start: async () => undefined,
    figures: async () => ({ pool: { total: 0, idle: 0, waiting: 0 }, jobs: [], property: null }),
    retire: () => undefined,
    close: async () => {
      await work
      await pool.end()
    },
    onContentChange: () => undefined,
    allowedOrigins: async () => [],
    upToDate: () => true,
  }
}
