import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { buildBenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'

const barMs = 5
const runs = 500

/** The price of a week in one of 200 units, over the border of two seasons, through HTTP. */
export async function benchQuote(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_quote', 200)
  const arrival = addDays(todayIn(new Date()), 87)
  const stay = { arrival, departure: addDays(arrival, 7), adults: 2, children_ages: [] }
  try {
    let asked = 0
    const timing = await timingOf(runs, async () => {
      const accommodation_unit = property.units[asked++ % property.units.length]
      const payload = { stays: [{ ...stay, accommodation_unit }] }
      const answer = await property.app.inject({ method: 'POST', url: '/api/quotes', payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
    })
    const what = 'quote of a week over two seasons, 200 units'
    return [{ what, value: inWords(timing), bar: `< ${barMs} ms`, holds: timing.typical < barMs }]
  } finally {
    await property.close()
    await cluster.stop()
  }
}
