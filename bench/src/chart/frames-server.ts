import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { todayIn } from '@dvor/format/instants.ts'
import type { TestCluster } from '@dvor/postgres/test-cluster.ts'
import pg from 'pg'
import { ready } from '../pages/first-page.ts'
import { benchOwner, benchSecret, fillUnits } from '../bench-property.ts'
import { serverProgram } from '../load/server-program.ts'
import { addChartStays } from './chart-property.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const port = '38977'
export const origin = `http://127.0.0.1:${port}`
export const units = 200
export const stays = 3000

/** The whole product over a database of its own, without sample content. */
export async function startServer(cluster: TestCluster, folder: string): Promise<ChildProcess> {
  const connection = await cluster.createDatabase('bench_chart_frames')
  const { host, user, database } = connection
  const server = spawn(process.execPath, serverProgram, {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
      APP_SECRET: benchSecret,
      ADMIN_EMAIL: benchOwner.email,
      ADMIN_PASSWORD: benchOwner.password,
      SAMPLE_DATA: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const pool = new pg.Pool({ ...connection, max: 2 })
  await fillUnits(pool, units)
  await addChartStays(pool, todayIn(new Date()), units, stays)
  await pool.end()
  return server
}
