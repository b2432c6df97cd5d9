import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'

const units = 200
const barMs = 20
const runs = 200

/**
 * The search over 200 units with few and with very many past and future stays; the number of stays must not slow it
 * down.
 */
export async function benchAvailability(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_availability', units)
  try {
    await addStays(property, 10)
    const few = await search(property)
    await addStays(property, 990)
    const many = await search(property)
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
    await property.close()
    await cluster.stop()
  }
}

/** Adds this number of two-night stays to each unit, spread evenly over the years around today. */
async function addStays({ pool }: BenchProperty, each: number): Promise<void> {
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
     insert into room_nights (unit, night, stay) select unit, arrival + k, id from stayed, generate_series(0, 1) k`,
    [each, units, each > 100 ? 60 : 0],
  )
  await pool.query('analyze')
}

function search({ app }: BenchProperty) {
  const from = addDays(todayIn(new Date()), 40)
  const url = `/api/availability?from=${from}&to=${addDays(from, 4)}&adults=2`
  return timingOf(runs, async () => {
    const answer = await app.inject(url)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  })
}
