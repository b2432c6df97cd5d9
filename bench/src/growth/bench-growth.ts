import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { buildBenchHouse, type BenchHouse } from '../bench-house.ts'
import type { Figure } from '../run.ts'
import { inWords } from '../load/timing.ts'
import { forgetPlan, ownerOf, planStays, rowsOfHouse } from './grown-house.ts'
import { screens, timeScreen } from './screens.ts'

const records = 10_000
const unitCount = 60
const barMs = 150
const runs = 30

/** Every screen that grows with the years, opened over ten thousand records of each kind. */
export async function benchGrowth(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const house = await buildBenchHouse(cluster, 'bench_growth', unitCount)
  try {
    await fill(house)
    const token = await ownerOf(house)
    const figures: Figure[] = []
    for (const [screen, calls] of Object.entries(screens)) {
      const timing = await timeScreen(house, token, calls, runs)
      figures.push({
        what: `${screen}, ${records} records`,
        value: inWords(timing),
        bar: `< ${barMs} ms`,
        holds: timing.typical < barMs,
      })
    }
    return figures
  } finally {
    await house.close()
    await cluster.stop()
  }
}

async function fill(house: BenchHouse): Promise<void> {
  const { pool } = house
  await planStays(house, records)
  for (const statement of Object.values(rowsOfHouse)) await pool.query(statement)
  await forgetPlan(pool)
  await pool.query('vacuum analyze')
}
