import assert from 'node:assert/strict'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import { compareLoad, figureOf } from '../load/load.ts'
import type { Figure } from '../run.ts'

const bar = 0.6
const rounds = 5
const path = '/accommodation-units?_limit=20'

/**
 * A list of 20 units through the engine, compared with a bare route with a prepared statement that sends the same
 * JSON.
 */
export async function benchApiList(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_list', 20)
  const bare = await bareList(property)
  try {
    const ours = await addressOf(property.app)
    const theirs = await addressOf(bare)
    assert.deepEqual(await listOf(`${theirs}${path}`), await listOf(`${ours}/api${path}`))
    const compared = await compareLoad(`${ours}/api${path}`, `${theirs}${path}`, rounds)
    return [figureOf('API list of 20 units, of a bare route with the same JSON', compared, bar)]
  } finally {
    await bare.close()
    await property.close()
    await cluster.stop()
  }
}

const listOf = async (url: string): Promise<unknown> => (await fetch(url)).json()

async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** The same rows by one prepared statement, in the shape of the engine's list. */
async function bareList({ app, pool }: BenchProperty): Promise<FastifyInstance> {
  const [seen = {}] = (await app.inject(`/api${path}`)).json<Record<string, unknown>[]>()
  const nested = Object.keys(seen['accommodation_object'] as object)
  const columns = await columnsOf(pool, 'accommodation_units')
  const picked = Object.keys(seen).map((key) => {
    if (key === 'accommodation_object') return `${nestedJson(nested)} as ${key}`
    return `${columns.has(key) ? `u."${key}"` : (stamps[key] ?? 'null')} as "${key}"`
  })
  const text = `select ${picked.join(', ')} from accommodation_units u
    join accommodation_objects o on o.id = u.accommodation_object order by u."order", u.id limit 20`
  const own = new pg.Pool({ ...pool.options, max: 20 })
  own.on('error', () => undefined)
  const bare = fastify()
  bare.addHook('onClose', () => own.end())
  bare.get('/accommodation-units', async (_request, reply) => {
    const { rows } = await own.query({ name: 'list', text })
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows))
  })
  return bare
}

const stamps: Record<string, string> = { createdAt: 'u.created_at', updatedAt: 'u.updated_at' }

async function columnsOf(pool: pg.Pool, table: string): Promise<Set<string>> {
  const sql = 'select column_name as name from information_schema.columns where table_name = $1'
  const { rows } = await pool.query<{ name: string }>(sql, [table])
  return new Set(rows.map(({ name }) => name))
}

function nestedJson(keys: readonly string[]): string {
  const time = (column: string) => `to_char(o.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const source: Record<string, string> = {
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
    image: 'null',
  }
  return `json_build_object(${keys.map((key) => `'${key}', ${source[key] ?? `o."${key}"`}`).join(', ')})`
}
