import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import pg from 'pg'
import { buildBenchProperty, openBenchProperty, type BenchProperty } from '../bench-property.ts'
import { forgetPlan, planStays, rowsOfProperty } from './grown-property.ts'
import { fillInBulk } from './in-bulk.ts'

const filled = 'chain_filled'
const filling = 'chain_filling'
const copied = 'bench_chain'

/** A hotel chain's property over a copy of the filled database, so that every run has the same data. */
export interface ChainProperty {
  property: BenchProperty
  /** Duration of filling in seconds; undefined where it was kept from an earlier run. */
  filledIn: number | undefined
  close(): Promise<void>
}

/**
 * Opens a property with this number of units and stays, and all rows that they entail. The folder of BENCH_FOLDER
 * keeps the filled database for the next run; some 10 GB, twice while it runs.
 */
export async function openChain(unitCount: number, stays: number): Promise<ChainProperty> {
  const cluster = await startTestCluster(process.env['BENCH_FOLDER'])
  try {
    const filledIn = (await has(cluster, filled)) ? undefined : await fill(cluster, unitCount, stays)
    await cluster.dropDatabase(copied)
    const property = await openBenchProperty(await cluster.createDatabase(copied, filled))
    const close = async () => {
      await property.close()
      await cluster.dropDatabase(copied)
      await cluster.stop()
    }
    return { property, filledIn, close }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function fill(cluster: TestCluster, unitCount: number, stays: number): Promise<number> {
  const begun = performance.now()
  await cluster.dropDatabase(filling)
  const property = await buildBenchProperty(cluster, filling, unitCount)
  await planStays(property, stays)
  await fillInBulk({ ...cluster.connection, database: filling }, rowsOfProperty)
  await forgetPlan(property.pool)
  await property.pool.query('vacuum analyze')
  await property.close()
  await run(cluster, `alter database ${filling} rename to ${filled}`)
  await cluster.sealTemplate(filled)
  return (performance.now() - begun) / 1000
}

const has = async (cluster: TestCluster, name: string) =>
  (await run(cluster, `select from pg_database where datname = '${name}'`)) > 0

async function run({ connection }: TestCluster, sql: string): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rowCount ?? 0
  } finally {
    await client.end()
  }
}
