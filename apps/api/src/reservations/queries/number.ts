import { reservationNumber } from '@dvor/booking/money/variable-symbol.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { numberSeries, orderCount } from '../../db/schema/reservations/reservations.ts'

const start = sql<
  number | null
>`(select ${numberSeries.first} from ${numberSeries} where ${numberSeries.name} = ${sql.placeholder('name')})`

const countStatement = prepared((db) =>
  db
    .select({ count: sql<number>`nextval(${orderCount.seqName ?? ''}::text::regclass)::int`, first: start })
    .from(sql`(select 1) as once`)
    .prepare('next_order_count'),
)

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

interface OrderCount {
  count: number
  /** The count with which the series began; null before its first order. */
  first: number | null
}

/** The next value of the property's counter; takes no lock, so orders do not wait for each other's commit. */
async function nextOrderCount(db: Db, name: string): Promise<OrderCount> {
  const [row] = await countStatement(db).execute({ name })
  if (!row) throw new Error('a select without a table gives one row')
  return row
}

/** Begins a series with this count unless another order did meanwhile. @returns the count with which it began */
async function beginSeries(db: Db, name: string, count: number): Promise<number> {
  await db.insert(numberSeries).values({ name, first: count }).onConflictDoNothing()
  const [begun] = await db.select().from(numberSeries).where(eq(numberSeries.name, name))
  return begun?.first ?? count
}
