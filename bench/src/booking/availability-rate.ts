import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { listen } from '../load/listen.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import { day } from '../growth/screens.ts'
import { median } from '../load/lanes.ts'
import { loadOn, type Load } from '../load/load.ts'
import type { Figure } from '../run.ts'

const units = 8
const barPerSecond = 1500
const rounds = 5
const [from, to] = [day(40), day(44)]
const path = `/availability?from=${from}&to=${to}&adults=2`

/** Searches a second over 8 units, beside a bare route that reads the taken nights and sends the same JSON. */
export async function benchAvailabilityRate(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_availability_rate', units)
  const bare = await bareSearch(property)
  try {
    const ours = `${await listen(property.app)}/api${path}`
    const theirs = `${await listen(bare)}/availability`
    const pairs: [Load, Load][] = []
    await loadOn(ours)
    for (let round = 0; round < rounds; round++) pairs.push([await loadOn(ours), await loadOn(theirs)])
    const rate = median(pairs.map(([our]) => our.rate))
    const work = median(pairs.map(([our]) => our.work))
    const bareWork = median(pairs.map(([, their]) => their.work))
    const own = `${(1000 / work).toFixed(0)}/s by work, ${rate.toFixed(0)}/s by the clock`
    return [
      {
        what: `availability by the API, ${units} units`,
        value: `${own}; bare route with the same JSON ${(1000 / bareWork).toFixed(0)}/s by work`,
        bar: `≥ ${barPerSecond}/s`,
        holds: 1000 / work >= barPerSecond,
      },
    ]
  } finally {
    await bare.close()
    await property.close()
    await cluster.stop()
  }
}

async function bareSearch({ app, pool }: BenchProperty): Promise<FastifyInstance> {
  const body = (await app.inject(`/api${path}`)).body
  const own = new pg.Pool({ ...pool.options, max: 20 })
  own.on('error', () => undefined)
  const bare = fastify()
  bare.addHook('onClose', () => own.end())
  const text = 'select unit, night from room_nights where night >= $1 and night < $2'
  bare.get('/availability', async (_request, reply) => {
    await own.query({ name: 'nights', text, values: [from, to] })
    return reply.type('application/json; charset=utf-8').send(body)
  })
  return bare
}
