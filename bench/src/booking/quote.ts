import { priceRuleRows } from '@dvor/api/db/schema/accommodation/price-rules.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { buildBenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf } from '../load/timing.ts'

const barMs = 5
const runs = 500

/** Twenty rules of all kinds; each quote reads and judges all of them. */
const rules = Array.from({ length: 20 }, (_, index) => ({
  title: `Pravidlo ${index}`,
  kind: (['length_of_stay', 'early_bird', 'last_minute', 'gap'] as const)[index % 4] ?? 'gap',
  direction: 'discount' as const,
  effect: (['percent', 'stay', 'night', 'person_night'] as const)[index % 4] ?? 'stay',
  value: 100 + index,
  combines: index % 3 === 0,
  nights_from: index % 4 === 0 ? 3 : null,
  nights_to: index % 4 === 3 ? 2 : null,
  days_from: index % 4 === 1 ? 30 : null,
  days_to: index % 4 === 2 ? 100 : null,
  order: index,
}))

/** The price of a week in one of 200 units, over the border of two seasons, through HTTP; then with 20 price rules. */
export async function benchQuote(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_quote', 200)
  const arrival = addDays(todayIn(new Date()), 87)
  const stay = { arrival, departure: addDays(arrival, 7), adults: 2, children_ages: [] }
  try {
    let asked = 0
    const measure = async (what: string): Promise<Figure> => {
      const timing = await timingOf(runs, async () => {
        const accommodation_unit = property.units[asked++ % property.units.length]
        const payload = { stays: [{ ...stay, accommodation_unit }] }
        const answer = await property.app.inject({ method: 'POST', url: '/api/quotes', payload })
        if (answer.statusCode !== 200) throw new Error(answer.body)
      })
      return { what, value: inWords(timing), bar: `< ${barMs} ms`, holds: timing.typical < barMs }
    }
    const plain = await measure('quote of a week over two seasons, 200 units')
    await property.api.db.insert(priceRuleRows).values(rules)
    return [plain, await measure('the same with 20 price rules')]
  } finally {
    await property.close()
    await cluster.stop()
  }
}
