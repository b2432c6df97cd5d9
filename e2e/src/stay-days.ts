import { addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'

interface FreeStay {
  from: Day
  to: Day
  unit: { id: string; slug: string; title: string }
  /** Cents, without extras. */
  total: number
}

interface Answer {
  accommodation_unit: string
  available: boolean
  price: { total: number } | null
}

const nights = 3

/** A Monday far enough ahead for every rule of the property, and early enough for its calendar. */
function firstMonday(now: Date): Day {
  const start = addDays(todayIn(now), 100)
  return addDays(start, 8 - weekdayOf(start))
}

interface Wanted {
  /** Only in this unit. */
  unit?: string
  /** So many units are free on these days; one by default. */
  rooms?: number
  /** The server's present moment. */
  now?: Date
}

/**
 * The next stay of three nights that two adults can book in a unit without approval; read from the API, because the
 * sample content moves with the calendar. @param notBefore weeks after the first possible Monday
 */
export async function findFreeStay(
  request: APIRequestContext,
  notBefore = 0,
  { unit: wanted, rooms = 1, now = new Date() }: Wanted = {},
): Promise<FreeStay> {
  const units: { id: string; slug: string; title: string; approval_required: boolean }[] = await (
    await request.get('/api/accommodation-units?active=true')
  ).json()
  for (let week = notBefore; week < notBefore + 30; week++) {
    const from = addDays(firstMonday(now), week * 7)
    const to = addDays(from, nights)
    const answer = await request.get(`/api/availability?from=${from}&to=${to}&adults=2`)
    const answers: Answer[] = await answer.json()
    const free = answers.filter(
      ({ available, accommodation_unit }) =>
        available &&
        (wanted === undefined || accommodation_unit === wanted) &&
        units.some(({ id, approval_required }) => id === accommodation_unit && !approval_required),
    )
    const [first] = free
    const unit = units.find(({ id }) => id === first?.accommodation_unit)
    if (first?.price && unit && free.length >= rooms) return { from, to, unit, total: first.price.total }
  }
  return expect.soft(null, 'the sample property has a free stay').not.toBeNull() as never
}

interface Found {
  accommodation_unit: string
  refusals: { code: string }[]
}

const gone = ['taken', 'closed']

/** A unit that is free in these nights; the owner may waive rules of the property. */
export async function findUnit(request: APIRequestContext, from: Day, to: Day) {
  const found: Found[] = await (await request.get(`/api/availability?from=${from}&to=${to}&adults=2`)).json()
  const free = found.find(({ refusals }) => !refusals.some(({ code }) => gone.includes(code)))
  const units: { id: string; title: string }[] = await (await request.get('/api/accommodation-units')).json()
  const unit = units.find(({ id }) => id === free?.accommodation_unit)
  if (!unit) throw new Error('the sample property is full')
  return unit
}
