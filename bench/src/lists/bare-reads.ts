import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import type { BenchProperty } from '../bench-property.ts'

export const listPath = '/accommodation-units?_limit=20'
export const countPath = '/accommodation-units/count'
export const singlePath = (id: string): string => `/accommodation-units/${id}`

/** Bare routes that each answer the engine's JSON from one prepared statement: the list, the count and one record. */
export async function bareReads(property: BenchProperty): Promise<FastifyInstance> {
  const { pool } = property
  const from = `from accommodation_units u join accommodation_objects o on o.id = u.accommodation_object`
  const picked = await pickedColumns(property)
  const own = new pg.Pool({ ...pool.options, max: 20 })
  own.on('error', () => undefined)
  const bare = fastify()
  bare.addHook('onClose', () => own.end())
  bare.get('/accommodation-units', async (_request, reply) => {
    const text = `select ${picked} ${from} order by u."order", u.id limit 20`
    const { rows } = await own.query({ name: 'list', text })
    return sendJson(reply, rows)
  })
  bare.get('/accommodation-units/count', async (_request, reply) => {
    const { rows } = await own.query<{ count: number }>({
      name: 'count',
      text: 'select count(*)::int as count from accommodation_units u where u.active',
    })
    return sendJson(reply, rows[0]?.count)
  })
  bare.get<{ Params: { id: string } }>('/accommodation-units/:id', async ({ params }, reply) => {
    const text = `select ${picked} ${from} where u.id = $1`
    const { rows } = await own.query({ name: 'single', text, values: [params.id] })
    return sendJson(reply, rows[0])
  })
  return bare
}

const sendJson = (reply: { type(type: string): { send(body: string): unknown } }, value: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value))

/** The columns of a unit in the shape of the engine's answer. */
async function pickedColumns({ app, pool }: BenchProperty): Promise<string> {
  const [seen = {}] = (await app.inject(`/api${listPath}`)).json<Record<string, unknown>[]>()
  const nested = Object.keys(seen['accommodation_object'] as object)
  const columns = await columnsOf(pool, 'accommodation_units')
  const picked = Object.keys(seen).map((key) => {
    if (key === 'accommodation_object') return `${nestedJson(nested)} as ${key}`
    return `${columns.has(key) ? `u."${key}"` : (stamps[key] ?? 'null')} as "${key}"`
  })
  return picked.join(', ')
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
