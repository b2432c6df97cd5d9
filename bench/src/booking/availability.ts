import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { buildBenchHouse, type BenchHouse } from '../bench-house.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'

const units = 200
const barMs = 20
const runs = 200

/** The search over 200 units with few and with very many past and future stays: the number of stays must not matter. */
export async function benchAvailability(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const house = await buildBenchHouse(cluster, 'bench_availability', units)
  try {
    await addStays(house, 10)
    const few = await search(house)
    await addStays(house, 990)
    const many = await search(house)
    return [
      {
        what: `availability, ${units} units, 2 000 stays`,
        value: inWords(few),
        bar: '–',
        holds: true,
      },
      {
        what: `availability, ${units} units, 200 000 stays`,
        value: inWords(many),
        bar: `p99 < ${barMs} ms`,
        holds: many.p99 < barMs,
      },
      {
        what: 'how much the stays cost',
        value: `× ${(many.p99 / few.p99).toFixed(2)}, by work × ${(many.work / few.work).toFixed(2)}`,
        bar: '< × 2',
        holds: many.p99 < few.p99 * 2,
      },
    ]
  } finally {
    await house.close()
    await cluster.stop()
  }
}

/** So many two-night stays in each unit, spread evenly over the years around today. */
async function addStays({ pool }: BenchHouse, each: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into reservations (id, token, state, price, arrival, departure)
       select gen_random_uuid(), gen_random_uuid()::text, 'confirmed', '{}', current_date, current_date
       from accommodation_units u, generate_series(1, $1) n returning id),
     numbered as (select id, row_number() over () as n from made),
     numbered_units as (select id, row_number() over () as n from accommodation_units),
     stayed as (
       insert into stays (id, reservation, unit, arrival, departure, adults)
       select gen_random_uuid(), r.id, u.id, day, day + 2, 2
       from numbered r join numbered_units u on u.n = (r.n - 1) % $2 + 1
       cross join lateral (select current_date + 400 - ((r.n - 1) / $2 * 3 + $3)::int as day) d returning id, unit, arrival)
     insert into unit_nights (unit, night, stay) select unit, arrival + k, id from stayed, generate_series(0, 1) k`,
    [each, units, each > 100 ? 60 : 0],
  )
  await pool.query('analyze')
}

function search({ app }: BenchHouse) {
  const from = addDays(todayIn(new Date()), 40)
  const url = `/api/availability?from=${from}&to=${addDays(from, 4)}&adults=2`
  return timingOf(runs, async () => {
    const answer = await app.inject(url)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  })
}
