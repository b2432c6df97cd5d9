import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster, type TestCluster } from '@dvor/postgres/test-cluster.ts'
import pg from 'pg'
import { buildBenchHouse, type BenchHouse } from '../bench-house.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../timing.ts'
import { addReservations, addTraces, ownerOf } from './grown-house.ts'

const records = 10_000
const unitCount = 60
const barMs = 150
const runs = 30

const page = '_start=0&_limit=20'
/** What each screen of the back office asks for when it is opened. */
const screens: Record<string, string[]> = {
  Rezervácie: [`/reservations?${page}&_sort=createdAt:DESC`, '/reservations/count'],
  'Odoslané e-maily': [`/outgoing-emails?${page}&_sort=createdAt:DESC`, '/outgoing-emails/count'],
  'Prijaté platby': [
    `/statement-lines?${page}&_sort=booked_on:DESC&state=open`,
    '/statement-lines/count?state=open',
  ],
  Doklady: [`/invoices?${page}&_sort=createdAt:DESC`, '/invoices/count'],
  'Kniha hostí': [`/guest-register?from=${day(0)}&to=${day(7)}`],
  Dotazníky: [`/surveys?${page}&_sort=is_new:DESC,done_at:DESC,sent_at:DESC`, '/surveys/count'],
  'Dopyty na sálu': [`/hall-demands?${page}&_sort=createdAt:DESC`, '/hall-demands/count'],
  Prehľad: ['/dashboard'],
  Štatistiky: [`/analytics?from=${day(-30)}&to=${day(0)}`],
  'Kalendár na 30 dní': [`/tape-chart?from=${day(0)}&to=${day(30)}`],
  'Hľadanie: meno': ['/search?q=stastna%20777'],
  'Hľadanie: nič': ['/search?q=qqqqqq'],
  'Hľadanie: dve písmená': ['/search?q=no'],
  'Hľadanie: telefón': ['/search?q=0900%20000%20777'],
  'Zoznam rezervácií s hľadaním': [`/reservations?${page}&_q=host777@&_sort=createdAt:DESC`],
  'E-maily s hľadaním': [`/outgoing-emails?${page}&_q=host777@&_sort=createdAt:DESC`],
}

function day(offset: number): string {
  return addDays(todayIn(new Date()), offset)
}

/** Every screen that grows with the years, opened over ten thousand records of each kind. */
export async function benchGrowth(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const house = await buildBenchHouse(cluster, 'bench_growth', unitCount)
  try {
    await fill(cluster)
    const token = await ownerOf(house)
    const figures: Figure[] = []
    for (const [screen, calls] of Object.entries(screens))
      figures.push(await openScreen(house, token, screen, calls))
    return figures
  } finally {
    await house.close()
    await cluster.stop()
  }
}

/** On one connection, as what is planned lies in a temporary table. */
async function fill(cluster: TestCluster): Promise<void> {
  const pool = new pg.Pool({ ...cluster.connection, database: 'bench_growth', max: 1 })
  await addReservations(pool, records)
  await addTraces(pool)
  await pool.query('vacuum analyze')
  await pool.end()
}

/** All calls of a screen at once, as a browser makes them. */
async function openScreen(
  { app }: BenchHouse,
  token: string,
  screen: string,
  calls: readonly string[],
): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}` }
  const timing = await timingOf(runs, async () => {
    const answers = await Promise.all(calls.map((url) => app.inject({ url: `/api${url}`, headers })))
    for (const { statusCode, body } of answers) if (statusCode !== 200) throw new Error(`${screen}: ${body}`)
  })
  return {
    what: `${screen}, ${records} records`,
    value: inWords(timing),
    bar: `< ${barMs} ms`,
    holds: timing.typical < barMs,
  }
}
