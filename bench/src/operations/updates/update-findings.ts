import type { StoredProperty } from '../../faults/kept-bookings.ts'
import { carryOut } from '../harness/drill.ts'
import { seconds } from '../harness/report.ts'
import { Visitors } from '../harness/visitors.ts'

const around = 40

interface UpdateFindings {
  /** For the table. */
  cells: Record<string, string | number>
  /** Errors that guests and visitors saw, also those that ask to press again. */
  seen: string[]
  /** The same without these. */
  errors: string[]
  /** Orders that are lost, changed or there twice. */
  lost: string[]
}

/** Updates while guests book and visitors read. `nth` numbers the updates of a property. */
export async function updateWhileRead(
  property: StoredProperty,
  nth: number,
  update: () => Promise<void>,
): Promise<UpdateFindings> {
  const visitors = new Visitors(property.url)
  const found = await carryOut(property, { nth, around, beside: visitors }, update)
  const { refused, lost } = found
  const errors = [...found.errors, ...visitors.errors]
  const calm = Array.from({ length: refused }, () => 'a guest was answered 503')
  const cells = {
    orders: found.numbers.length,
    'pages and lists': visitors.visits,
    'errors seen': errors.length,
    'asked to press again': refused,
    'lost or twice': lost.length,
    'longest wait': seconds(Math.max(found.worstMs, visitors.worstMs)),
  }
  return { cells, seen: [...errors, ...calm], errors, lost }
}
