import { rateOn } from '@dvor/booking/pricing/rate.ts'
import type { ChartPrices } from '@dvor/contract/reservations/tape-chart.ts'
import { eachDay } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { listRateTables } from '../../inventory/rate-queries.ts'
import { listUnits, type View } from './queries.ts'

/** Price of each night of the view in each unit for the base persons, by the rule that applies. */
export async function readPrices(db: Db, { from, to }: View): Promise<ChartPrices> {
  const ids = (await listUnits(db)).map(({ id }) => id)
  const tables = await listRateTables(db, from, to, ids)
  const nights = eachDay(from, to)
  return ids.flatMap((id) => {
    const table = tables.get(id)
    return table ? { accommodation_unit: id, prices: nights.map((night) => rateOn(table, night).price) } : []
  })
}
