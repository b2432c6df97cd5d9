import type { ReadyAtDeparture } from '@dvor/contract/insight/day-sheets.ts'
import type { Day } from '@dvor/format/days.ts'
import type { listOrderedPieces, SheetStay } from './queries.ts'

type OrderedPieces = Awaited<ReturnType<typeof listOrderedPieces>>

/** What is to be ready for the reservations that leave for good on a day. @param stays by reservation */
export function readyOn(
  day: Day,
  stays: ReadonlyMap<string, readonly SheetStay[]>,
  ordered: OrderedPieces,
): ReadyAtDeparture[] {
  const leaving = Map.groupBy(
    ordered.filter(({ departure }) => departure === day),
    ({ reservation }) => reservation,
  )
  return [...leaving].flatMap(([id, pieces]) => {
    const last = (stays.get(id) ?? []).filter(({ departure }) => departure === day)
    const [first] = last
    if (!first) return []
    const { reservation, number, guest_name, state } = first
    const unit_codes = last.map(({ unit_code }) => unit_code)
    const products = pieces.map(({ title, quantity }) => ({ title, quantity }))
    return [{ reservation, number, guest_name, state, unit_codes, products }]
  })
}
