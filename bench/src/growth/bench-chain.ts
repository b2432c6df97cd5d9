import { apiCalls } from '../booking/api-booking.ts'
import type { BenchProperty } from '../bench-property.ts'
import { rateOf } from '../load/lanes.ts'
import type { Figure } from '../run.ts'
import { inWords } from '../load/timing.ts'
import { openChain } from './chain-property.ts'
import { ownerOf } from './grown-property.ts'
import { day, screens, timeScreen } from './screens.ts'

const stays = 1_000_000
const unitCount = 1000
const runs = 5
const bookings = 200
/** Units are occupied until then; the bench books after it. */
const firstFreeRound = 40

/** Requests over a million stays, eight years of a thousand fully occupied units, besides all screens. */
const questions: Readonly<Record<string, readonly string[]>> = {
  'free rooms among 1 000, next month, all taken': [`/availability?from=${day(40)}&to=${day(44)}&adults=2`],
  'free rooms among 1 000, in half a year, all free': [
    `/availability?from=${day(180)}&to=${day(184)}&adults=2`,
  ],
  'reservations that arrive today': [`/reservations?_limit=100&arrival=${day(0)}`],
  'chart of 1 000 rooms × 7 days': [`/tape-chart?from=${day(0)}&to=${day(7)}`],
  'rare two letters': ['/search?q=qx'],
  ...screens,
  'statistics of a year': [`/analytics?from=${day(-365)}&to=${day(0)}`],
}

export async function benchChain(): Promise<Figure[]> {
  const { property, filledIn, close } = await openChain(unitCount, stays)
  try {
    const written = filledIn === undefined ? 'kept from an earlier run' : `in ${filledIn.toFixed(0)} s`
    const figures = [printed('a million stays with their traces', `${written}, ${await sizeOf(property)}`)]
    const token = await ownerOf(property)
    for (const [what, calls] of Object.entries(questions))
      figures.push(printed(what, inWords(await timeScreen(property, token, calls, runs))))
    figures.push(await book(property))
    return figures
  } finally {
    await close()
  }
}

async function sizeOf({ pool }: BenchProperty): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  return rows[0]?.size ?? ''
}

/** The whole run takes minutes, so each figure is printed at once. */
function printed(what: string, value: string): Figure {
  process.stdout.write(`${what}: ${value}\n`)
  return { what, value, bar: '–', holds: true }
}

async function book(property: BenchProperty): Promise<Figure> {
  const { hold, order } = apiCalls(property)
  const rate = await rateOf(bookings, 8, async (index) => {
    await order(await hold(index, firstFreeRound), index, firstFreeRound)
  })
  return printed('bookings beside a million', `${rate.toFixed(0)}/s`)
}
