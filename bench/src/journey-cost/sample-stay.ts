import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'

export interface SampleStay {
  from: Day
  to: Day
  unit: { id: string; slug: string; title: string; approval_required: boolean }
}

const friday = 5
const nights = 2
/** Far enough ahead for every rule of the sample. */
const daysAhead = 28
const weeksTried = 30

/** The age of the child of the measured booking, on the day of arrival. */
export const childAge = 8

/** The next weekend that two adults and a child can book in a unit without approval. */
export async function findSampleStay(origin: string): Promise<SampleStay> {
  const today = todayIn(new Date())
  const units = await read<SampleStay['unit'][]>(`${origin}/api/accommodation-units?active=true`)
  const start = addDays(today, daysAhead)
  const first = addDays(start, (friday - weekdayOf(start) + 7) % 7)
  for (let week = 0; week < weeksTried; week++) {
    const from = addDays(first, week * 7)
    const to = addDays(from, nights)
    const query = `from=${from}&to=${to}&adults=2&children_ages=${childAge}`
    const found = await read<UnitAvailability[]>(`${origin}/api/availability?${query}`)
    const free = new Set(found.flatMap((one) => (one.available ? one.accommodation_unit : [])))
    const unit = units.find(({ id, approval_required }) => free.has(id) && !approval_required)
    if (unit) return { from, to, unit }
  }
  throw new Error('the sample has no free weekend')
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return (await answer.json()) as T
}
