import { roomsOf } from '../booking/rooms.ts'
import { delay } from '../load/waiting.ts'
import { emptyTally, type Tally } from './tally.ts'
import { Visitor } from './visitor.ts'

/** Visitors a second, for how long, where, and the units that they book. */
export interface VisitOrder {
  url: string
  perSecond: number
  seconds: number
  units: string[]
  /** Number of stays that were booked before. */
  skip: number
}

/** Visitors come at their rate, however long the answers take. @returns what they saw */
async function visit({ url, perSecond, seconds, units, skip }: VisitOrder): Promise<Tally> {
  const tally = emptyTally()
  const rooms = roomsOf(units)
  for (let skipped = 0; skipped < skip; skipped++) rooms.next()
  const visits: Promise<void>[] = []
  const begun = performance.now()
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = begun + (index * 1000) / perSecond
    if (due > performance.now()) await delay(due - performance.now())
    visits.push(new Visitor(url, tally).visit(rooms.next().stay))
  }
  await Promise.all(visits)
  return tally
}

process.once('message', (order: VisitOrder) => {
  void visit(order).then((tally) => process.send?.(tally, () => process.exit(0)))
})
