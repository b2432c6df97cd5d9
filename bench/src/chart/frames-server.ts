import { todayIn } from '@dvor/format/instants.ts'
import type { TestCluster } from '@dvor/postgres/test-cluster.ts'
import pg from 'pg'
import { startProduct, type Product } from '../load/start-product.ts'
import { benchOwner, benchSecret, fillUnits } from '../bench-property.ts'
import { addChartStays } from './chart-property.ts'

const port = '38977'
export const origin = `http://127.0.0.1:${port}`
export const units = 200
export const stays = 3000

/** The whole product over a database of its own, without sample content. */
export async function startServer(cluster: TestCluster, folder: string): Promise<Product> {
  const connection = await cluster.createDatabase('bench_chart_frames')
  const { host, user, database } = connection
  const server = await startProduct({
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
    APP_SECRET: benchSecret,
    ADMIN_EMAIL: benchOwner.email,
    ADMIN_PASSWORD: benchOwner.password,
    SAMPLE_DATA: '0',
  })
  const pool = new pg.Pool({ ...connection, max: 2 })
  await fillUnits(pool, units)
  await addChartStays(pool, todayIn(new Date()), units, stays)
  await pool.end()
  return server
}
