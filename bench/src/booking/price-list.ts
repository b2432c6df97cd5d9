import { priceRuleRows } from '@dvor/api/db/schema/accommodation/price-rules.ts'
import { ratePlanRows } from '@dvor/api/db/schema/accommodation/rate-plans.ts'
import type { BenchProperty } from '../bench-property.ts'

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

export async function addRules({ api }: BenchProperty): Promise<void> {
  await api.db.insert(priceRuleRows).values(rules)
}

/** Makes the property's plans five. */
export async function addPlans({ api }: BenchProperty): Promise<void> {
  await api.db.insert(ratePlanRows).values(plans)
}
