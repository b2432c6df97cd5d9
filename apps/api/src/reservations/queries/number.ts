import { reservationNumber } from '@dvor/booking/money/variable-symbol.ts'
import type { Db } from '../../db/database.ts'
import { beginSeries, nextOrderCount } from './number-queries.ts'

/** The next number of the year's series; also the variable symbol of bank transfers. */
export async function drawReservationNumber(db: Db, today: string): Promise<string> {
  const year = Number(today.slice(0, 4))
  const series = `reservations-${year}`
  for (;;) {
    const { count, first } = await nextOrderCount(db, series)
    const place = count - (first ?? (await beginSeries(db, series, count))) + 1
    // Of two first orders of a year the later count may have begun the series; the other one counts again.
    if (place >= 1) return reservationNumber(year, place)
  }
}
