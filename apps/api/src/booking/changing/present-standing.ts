import type { Db } from '../../db/database.ts'
import { listServiceViews } from '../../slots/present-services.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listBillItems } from '../../reservations/queries/bill-item-queries.ts'
import { sumPaidByVouchers } from '../../reservations/queries/paid-by-vouchers.ts'
import { listStayViews } from '../../reservations/queries/stay-queries.ts'

/**
 * Values of a reservation for the e-mail about a change, before and after: stays, slot services, the total and what
 * vouchers have paid of it in cents.
 */
export async function standingOf(db: Db, { id, total }: Reservation) {
  const stays = (await listStayViews(db, [id])).get(id) ?? []
  const services = (await listServiceViews(db, [id])).get(id) ?? []
  const items = (await listBillItems(db, id)).filter((one) => one.ordered)
  const ordered = items.map(({ title, quantity }) => `${title} ${quantity}×`).join(', ')
  return { total, stays, services, ordered, paid_by_vouchers: await sumPaidByVouchers(db, id) }
}
