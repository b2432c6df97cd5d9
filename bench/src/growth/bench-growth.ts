import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords } from '../load/timing.ts'
import { forgetPlan, ownerOf, planStays, rowsOfProperty } from './grown-property.ts'
import { screens, timeScreen } from './screens.ts'

const records = 10_000
const unitCount = 60
const barMs = 150
const runs = 30

/** Opens every screen that grows with the years over ten thousand records of each kind. */
export async function benchGrowth(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_growth', unitCount)
  try {
    await fill(property)
    const token = await ownerOf(property)
    const figures: Figure[] = []
    for (const [screen, calls] of Object.entries(screens)) {
      const timing = await timeScreen(property, token, calls, runs)
      figures.push({
        what: `${screen}, ${records} records`,
        value: inWords(timing),
        bar: `< ${barMs} ms`,
        holds: timing.typical < barMs,
      })
    }
    return figures
  } finally {
    await property.close()
    await cluster.stop()
  }
}

async function fill(property: BenchProperty): Promise<void> {
  const { pool } = property
  await planStays(property, records)
  for (const statement of Object.values(rowsOfProperty)) await pool.query(statement)
  await forgetPlan(pool)
  await pool.query('vacuum analyze')
}
