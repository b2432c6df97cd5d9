import assert from 'node:assert/strict'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { listen } from '../load/listen.ts'
import { buildBenchProperty } from '../bench-property.ts'
import { compareLoad, figureOf } from '../load/load.ts'
import type { Figure } from '../run.ts'
import { bareReads, countPath, listPath, singlePath } from './bare-reads.ts'

const bars = { list: 0.6, single: 0.6, count: 0.7 }
const rounds = 5

/**
 * Uncached reads through the engine, a list of 20 units with their buildings, one of them and their count, compared
 * with bare routes with a prepared statement that send the same JSON.
 */
export async function benchApiList(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_list', 20)
  const bare = await bareReads(property)
  try {
    const ours = `${await listen(property.app)}/api`
    const theirs = await listen(bare)
    const compared = async (what: string, path: string, bar: number) => {
      assert.deepEqual(await bodyOf(`${theirs}${path}`), await bodyOf(`${ours}${path}`))
      const comparison = await compareLoad(`${ours}${path}`, `${theirs}${path}`, rounds)
      return figureOf(`${what}, of a bare route with the same JSON`, comparison, bar)
    }
    return [
      await compared('API list of 20 units', listPath, bars.list),
      await compared('one unit by its id', singlePath(property.units[7] ?? ''), bars.single),
      await compared('count of units', countPath, bars.count),
    ]
  } finally {
    await bare.close()
    await property.close()
    await cluster.stop()
  }
}

const bodyOf = async (url: string): Promise<unknown> => (await fetch(url)).json()
