import { priceRuleRows } from '@dvor/api/db/schema/accommodation/price-rules.ts'
import { ratePlanRows } from '@dvor/api/db/schema/accommodation/rate-plans.ts'
import { listActiveServices } from '@dvor/api/inventory/common-service-queries.ts'
import { listRateTables } from '@dvor/api/inventory/rate-queries.ts'
import { readSettings } from '@dvor/api/property/settings.ts'
import { rateTable, underPlan } from '@dvor/booking/pricing/rate-table.ts'
import { priceStays } from '@dvor/booking/pricing/price.ts'
import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import type { Figure } from '../run.ts'
import { inWords, timingOf, type Timing } from '../load/timing.ts'

/** Twenty rules of four kinds; each quote reads and judges all of them. */
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

/** Four plans beside the one that every property has, one with each effect; the two last ones have conditions. */
const plans = [
  { title: 'Nevratná', effect: 'percent' as const, direction: 'discount' as const, value: 1000 },
  { title: 'S raňajkami', effect: 'person_night' as const, direction: 'surcharge' as const, value: 800 },
  { title: 'Týždeň', effect: 'night' as const, direction: 'discount' as const, value: 500, min_nights: 7 },
  { title: 'Vopred', effect: 'percent' as const, direction: 'discount' as const, value: 500, days_from: 30 },
].map((plan, index) => ({ ...plan, order: index + 1 }))

const barMs = 5
const runs = 1000
const units = 200

/** A week over the border of two seasons. */
const weekFrom = (today: string) => {
  const arrival = addDays(today, 87)
  return { arrival, departure: addDays(arrival, 7), adults: 2, children_ages: [] }
}

/**
 * The price of a week in one of 200 units over the border of two seasons: through HTTP without and with 5 rate plans
 * and 20 price rules, all plans beside each other, and the reckoning alone on prices that were read before.
 */
export async function benchQuote(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_quote', units)
  try {
    const plain = figureOf(`quote of a week, ${units} units`, await asking(property, '/api/quotes'))
    await addPlans(property)
    await addRules(property)
    const quote = await asking(property, '/api/quotes')
    const offers = await asking(property, '/api/rate-plan-offers')
    return [
      plain,
      figureOf('the same with 5 rate plans and 20 price rules', quote),
      figureOf('the same under each of the 5 plans, in one answer', offers),
      figureOf('the reckoning alone, with 5 plans and 20 rules', await reckoning(property)),
    ]
  } finally {
    await property.close()
    await cluster.stop()
  }
}

async function addRules({ api }: BenchProperty): Promise<void> {
  await api.db.insert(priceRuleRows).values(rules)
}

/** Makes the property's plans five. */
async function addPlans({ api }: BenchProperty): Promise<void> {
  await api.db.insert(ratePlanRows).values(plans)
}

/** The work of the process counts: the clock also measures the others on the machine. */
const figureOf = (what: string, timing: Timing): Figure => ({
  what,
  value: inWords(timing),
  bar: `p99 < ${barMs} ms`,
  holds: Math.min(timing.p99, timing.workP99) < barMs,
})

/** Asks an address for a week in one unit after the other. */
function asking({ app, units: ids }: BenchProperty, url: string): Promise<Timing> {
  const stay = weekFrom(todayIn(new Date()))
  let asked = 0
  return timingOf(runs, async () => {
    const accommodation_unit = ids[asked++ % ids.length]
    const payload = { stays: [{ ...stay, accommodation_unit }] }
    const answer = await app.inject({ method: 'POST', url, payload })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  })
}

/** Prices a week in one unit after the other under each plan in turn, from rows in memory. */
async function reckoning({ api: { db } }: BenchProperty): Promise<Timing> {
  const today = todayIn(new Date())
  const stay = weekFrom(today)
  const read = await listRateTables(db, stay.arrival, stay.departure)
  const [settings, services] = [await readSettings(db), await listActiveServices(db)]
  const tables = [...read.values()]
  let asked = 0
  return timingOf(runs, () => {
    const known = tables[asked % tables.length]
    if (!known) throw new Error('the property has units')
    const { unit, stored } = known
    const offered = rateTable(unit, stored.rows, stored.rules, stored.days, stored.plans)
    const table = underPlan(offered, offered.plans[asked++ % offered.plans.length] ?? null)
    const request = { ...stay, accommodation_unit: unit.id }
    priceStays({ stays: [{ table, request }], services, requestedServices: [], settings, today })
  })
}
