import { startTestCluster } from '@dvor/postgres/test-cluster.ts'
import { apiCalls, useCases, type Booking } from './api-booking.ts'
import { bareBooking } from './bare-booking.ts'
import { buildBenchProperty, type BenchProperty } from '../bench-property.ts'
import { effortOf, median } from '../load/lanes.ts'
import type { Figure } from '../run.ts'

const each = 100
const rounds = 7
const parallel = 8
const bar = 0.6

type Part = 'hold' | 'order' | 'booking'

/** Runs a second and milliseconds of this process for each part; `booking` is hold and order, one after the other. */
type Rates = Record<Part, { rate: number; work: number }>

/**
 * Bookings (stay of 3 nights, history, outbox) compared with the same rows written without the product. A hold and an
 * order are a transaction each, so transactions are compared: the product's with its rules, prices and e-mails, the
 * other without. Rounds alternate and the median of their ratios counts, because the machine is rarely idle.
 */
export async function benchBookingCommits(): Promise<Figure[]> {
  const cluster = await startTestCluster()
  const property = await buildBenchProperty(cluster, 'bench_booking', each)
  try {
    return figuresOf(await compare(property))
  } finally {
    await property.close()
    await cluster.stop()
  }
}

interface Compared {
  bare: Rates
  calls: Rates
  door: Rates
}

async function compare(property: BenchProperty): Promise<Compared[]> {
  const calls = useCases(property)
  const door = apiCalls(property)
  await ratesOf(door, 0)
  // As PostgreSQL does by itself where rows have come: without statistics its plans read the whole property.
  await property.pool.query('analyze')
  const bare = await bareBooking(property)
  const results: Compared[] = []
  for (let round = 0; round <= rounds; round++) {
    const first = 1 + round * 3
    results.push({
      bare: await ratesOf(bare, first),
      calls: await ratesOf(calls, first + 1),
      door: await ratesOf(door, first + 2),
    })
  }
  // The first round warms up.
  return results.slice(1)
}

async function ratesOf<Kept>(booking: Booking<Kept>, round: number): Promise<Rates> {
  const kept: Kept[] = []
  const hold = await effortOf(each, parallel, async (index) => {
    kept[index] = await booking.hold(index, round)
  })
  const order = await effortOf(each, parallel, (index) => {
    const one = kept[index]
    if (one === undefined) throw new Error('every hold has succeeded')
    return booking.order(one, index, round)
  })
  const both = { rate: 1 / (1 / hold.rate + 1 / order.rate), work: hold.work + order.work }
  return { hold, order, booking: both }
}

function figuresOf(results: readonly Compared[]): Figure[] {
  const figure = (what: string, way: 'calls' | 'door', part: Part, least?: number): Figure => {
    const rate = median(results.map((result) => result[way][part].rate))
    const byClock = median(results.map(({ bare, [way]: ours }) => ours[part].rate / bare[part].rate))
    const byWork = median(results.map(({ bare, [way]: ours }) => bare[part].work / ours[part].work))
    const bare = median(results.map((result) => result.bare[part].rate))
    const percent = (share: number) => `${(share * 100).toFixed(0)} %`
    return {
      what,
      value: `${rate.toFixed(0)}/s, ${percent(byClock)} of ${bare.toFixed(0)}/s bare, by work ${percent(byWork)}`,
      bar: least === undefined ? '–' : `≥ ${percent(least)}`,
      holds: least === undefined || Math.max(byClock, byWork) >= least,
    }
  }
  return [
    figure('hold: its transaction', 'calls', 'hold'),
    figure('order: its transaction', 'calls', 'order'),
    figure('booking: hold and order', 'calls', 'booking', bar),
    figure('booking through the API’s door', 'door', 'booking'),
  ]
}
