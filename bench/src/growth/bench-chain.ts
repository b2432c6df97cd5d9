import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import pg from 'pg'
import { apiCalls } from '../api-booking.ts'
import { buildBenchHouse, type BenchHouse } from '../bench-house.ts'
import { rateOf } from '../lanes.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../timing.ts'
import { addReservations, ownerOf } from './grown-house.ts'

const name = 'bench_chain'
const stays = 1_000_000
const unitCount = 1000
const runs = 20
const bookings = 200
/** Rooms are taken until then; the bench books after it. */
const firstFreeRound = 40

const day = (offset: number) => addDays(todayIn(new Date()), offset)

/** What is asked of a database with a million stays: eight years of a thousand rooms that are always taken. */
const questions: Record<string, string> = {
  'free rooms among 1 000, for four days next month': `/availability?from=${day(40)}&to=${day(44)}&adults=2`,
  'free rooms among 1 000, in half a year': `/availability?from=${day(180)}&to=${day(184)}&adults=2`,
  'newest 20 reservations': '/reservations?_start=0&_limit=20&_sort=createdAt:DESC',
  'how many reservations there are': '/reservations/count',
  'reservations that arrive today': `/reservations?_limit=100&arrival=${day(0)}`,
  'search for a guest': '/search?q=stastna%20777777',
  'search for nobody': '/search?q=qqqqqq',
  'search for two letters': '/search?q=no',
  'statistics of 30 days': `/analytics?from=${day(-30)}&to=${day(0)}`,
  'statistics of a year': `/analytics?from=${day(-365)}&to=${day(0)}`,
  dashboard: '/dashboard',
  'chart of 1 000 rooms × 7 days': `/tape-chart?from=${day(0)}&to=${day(7)}`,
}

/** Statements whose plans decide how it goes on from here. */
const plans: Record<string, string> = {
  'taken nights': `select unit, night from unit_nights where night >= current_date + 40 and night < current_date + 44`,
  'newest reservations': `select id from reservations order by created_at desc, id limit 20`,
  search: `select id from reservations where sought like fold('%stastna 777%') and number is not null`,
  'arrivals of a day': `select id from reservations where arrival = current_date`,
}

export async function benchChain(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const house = await buildBenchHouse(cluster, name, unitCount)
  try {
    const begun = performance.now()
    const size = await fill(cluster)
    const seconds = (performance.now() - begun) / 1000
    const token = await ownerOf(house)
    const figures = [told('a million stays written', `${seconds.toFixed(0)} s, ${size}`)]
    for (const [what, url] of Object.entries(questions)) figures.push(await ask(house, token, what, url))
    figures.push(await book(house))
    for (const [what, sql] of Object.entries(plans)) figures.push(await planOf(house, what, sql))
    return figures
  } finally {
    await house.close()
    await cluster.stop()
  }
}

/** Indexes of letters are made after the rows, as one does who brings a million. @returns how large all became */
async function fill(cluster: TestCluster): Promise<string> {
  const pool = new pg.Pool({ ...cluster.connection, database: name, max: 1 })
  const { rows: dropped } = await pool.query<{ make: string; name: string }>(
    `select indexdef as make, indexname as name from pg_indexes where indexname = 'sought_in_reservations'`,
  )
  for (const index of dropped) await pool.query(`drop index ${index.name}`)
  await addReservations(pool, stays)
  for (const index of dropped) await pool.query(index.make)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  await pool.end()
  return rows[0]?.size ?? ''
}

const told = (what: string, value: string): Figure => {
  process.stdout.write(`${what}: ${value}\n`)
  return { what, value, bar: '–', holds: true }
}

async function ask({ app }: BenchHouse, token: string, what: string, url: string): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}` }
  const timing = await timingOf(runs, async () => {
    const { statusCode, body } = await app.inject({ url: `/api${url}`, headers })
    if (statusCode !== 200) throw new Error(`${what}: ${body}`)
  })
  return told(what, inWords(timing))
}

async function book(house: BenchHouse): Promise<Figure> {
  const { hold, order } = apiCalls(house)
  const rate = await rateOf(bookings, 8, async (index) => {
    await order(await hold(index, firstFreeRound), index, firstFreeRound)
  })
  return told('bookings beside a million', `${rate.toFixed(0)}/s`)
}

async function planOf({ pool }: BenchHouse, what: string, sql: string): Promise<Figure> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, buffers off) ${sql}`,
  )
  const lines = rows.map((row) => row['QUERY PLAN'].trim())
  const scan = lines.find((line) => /Scan/.test(line)) ?? ''
  return told(`plan: ${what}`, `${scan}; ${lines.at(-1) ?? ''}`)
}
