import { importStatement } from '@dvor/api/statements/import-statement.ts'
import { systemActor } from '@dvor/api/platform/actor.ts'
import { systemClock } from '@dvor/api/platform/clock.ts'
import { camtFile, type Movement } from '@dvor/api/testing/files/statement-files.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'

const lines = 1000
const barMs = 2000
const deposit = 5400

/** Imports of a thousand movements, of which a tenth or all pay a deposit by its symbol. */
export async function benchStatements(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_statements', 50)
  try {
    await addWaiting(property)
    // Warms up: in a running property the statements are prepared.
    await importOf(property, 0, 50, 50)
    const tenth = await importOf(property, 100, lines, lines / 10)
    const all = await importOf(property, 300, lines, lines)
    return [
      figure(`statement of ${lines} lines, ${lines / 10} of them payments`, tenth),
      figure(`statement of ${lines} lines, all of them payments`, all),
    ]
  } finally {
    await property.close()
    await cluster.stop()
  }
}

/** Milliseconds: by the clock, and the processor time of this process without the database's. */
interface Took {
  clock: number
  work: number
}

function figure(what: string, { clock, work }: Took): Figure {
  const value = `${Math.round(clock)} ms, ${Math.round(work)} ms of work`
  return { what, value, bar: `< ${barMs} ms`, holds: clock < barMs }
}

const price = {
  lines: [],
  subtotal: 18_000,
  discount: 0,
  stay_tax: 0,
  total: 18_000,
  deposit_due: deposit,
  instalments: [
    { amount: deposit, due_on: null },
    { amount: 18_000 - deposit, due_on: '2027-12-31' },
  ],
}

/** Orders that wait for a transfer, each with its stay, nights and guest. */
async function addWaiting({ pool }: BenchProperty): Promise<void> {
  await pool.query(
    `with made as (
       insert into reservations (id, number, token, state, price, total, deposit_due, due, arrival, departure, adults,
         guest_name, last_name, guest_email, payment_method, pay_by)
       select gen_random_uuid(), (20270000 + n)::text, gen_random_uuid()::text, 'awaiting_payment', $1, 18000, $2, 18000,
         current_date + 60, current_date + 62, 2, 'Jana Nováková', 'Nováková', 'jana@example.com', 'transfer', now() + interval '3 days'
       from generate_series(1, 1400) n returning id),
     numbered as (select id, row_number() over () as n from made),
     numbered_units as (select id, row_number() over () as n from accommodation_units),
     stayed as (
       insert into stays (id, reservation, unit, arrival, departure, adults)
       select gen_random_uuid(), r.id, u.id, day, day + 2, 2 from numbered r
       join numbered_units u on u.n = (r.n - 1) % 50 + 1
       cross join lateral (select current_date + 60 + ((r.n - 1) / 50 * 3)::int as day) d returning id, unit, arrival)
     insert into room_nights (unit, night, stay) select unit, arrival + k, id from stayed, generate_series(0, 1) k`,
    [JSON.stringify(price), deposit],
  )
}

/** Imports from the bytes of a file to the result; `paying` of its lines name a reservation. */
async function importOf(
  { api, app }: BenchProperty,
  first: number,
  count: number,
  paying: number,
): Promise<Took> {
  const movements = Array.from({ length: count }, (_, index): Movement => {
    const symbol = index < paying ? String(20_270_001 + first + index) : null
    return {
      amount: deposit,
      symbol,
      name: `Platiteľ ${index}`,
      reference: `${first}-${index}`,
      message: 'pobyt',
    }
  })
  const file = { name: 'bench.xml', bytes: Buffer.from(camtFile(movements)), columns: null }
  const services = { clock: systemClock, publicUrl: 'http://127.0.0.1:3000', log: app.log }
  const begun = performance.now()
  const before = process.cpuUsage()
  const { assigned } = await importStatement(api.db, systemActor, file, services)
  const { user, system } = process.cpuUsage(before)
  const took = { clock: performance.now() - begun, work: (user + system) / 1000 }
  if (assigned !== paying) throw new Error(`${assigned} of ${paying} payments were matched`)
  return took
}
