import { hashPassword } from '@dvor/api/accounts/credentials/passwords.ts'
import { addAdmin } from '@dvor/api/accounts/users/add-admin.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { benchOwner, buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import { addChartStays } from './chart-property.ts'
import { median } from '../load/lanes.ts'
import type { Figure } from '../run.ts'

const units = 200
const stays = 3000
const days = 90
const barMs = 100
const runs = 40

/**
 * The server's time for the chart of a large property, from the request to the complete answer, for its prices, and
 * for the price calendar.
 */
export async function benchTapeChart(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_tape_chart', units)
  try {
    const from = todayIn(new Date())
    await addChartStays(property.pool, from, units, stays)
    const token = await signIn(property)
    const view = `from=${from}&to=${addDays(from, days)}`
    const chart = await timesOf(property, `/api/tape-chart?${view}`, token)
    const prices = await timesOf(property, `/api/tape-chart/prices?${view}`, token)
    const calendar = await timesOf(property, `/api/price-calendar?${view}`, token)
    return [
      figure('chart', chart),
      figure('prices of its nights', prices),
      figure('price calendar', calendar),
    ]
  } finally {
    await property.close()
    await cluster.stop()
  }
}

function figure(what: string, times: number[]): Figure {
  const typical = median(times)
  const worst = times.toSorted((a, b) => a - b).at(-2) ?? Number.NaN
  return {
    what: `${what}, ${units} units × ${days} days, ${stays} stays`,
    value: `${typical.toFixed(1)} ms (p97 ${worst.toFixed(1)} ms)`,
    bar: `< ${barMs} ms`,
    holds: typical < barMs,
  }
}

async function signIn({ app, api }: BenchProperty): Promise<string> {
  await addAdmin(api.db, benchOwner.email, await hashPassword(benchOwner.password))
  const payload = { identifier: benchOwner.email, password: benchOwner.password }
  const answer = await app.inject({ method: 'POST', url: '/api/auth/local', payload })
  return answer.json<{ accessToken: string }>().accessToken
}

async function timesOf({ app }: BenchProperty, url: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let run = -5; run < runs; run++) {
    const begin = performance.now()
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    if (run >= 0) times.push(performance.now() - begin)
  }
  return times
}
