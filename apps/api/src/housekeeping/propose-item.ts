import type { Db } from '../db/database.ts'
import { noteAlert } from '../reservations/alerts/raise-alert.ts'
import { storeBillItem, type BillItemRow } from '../reservations/queries/bill-item-queries.ts'
import type { Clock } from '../platform/clock.ts'

type Proposal = Pick<BillItemRow, 'reservation' | 'title' | 'quantity' | 'day' | 'reported_by'> &
  Partial<Pick<BillItemRow, 'product' | 'unit_price' | 'vat_kind' | 'task'>>

/** Proposes something for a bill; an alert tells the reception, with a Slovak sentence. */
export async function proposeItem(
  db: Db,
  item: Proposal,
  reason: string,
  services: { clock: Clock },
): Promise<void> {
  const { id } = await storeBillItem(db, { ...item, proposed: true })
  await noteAlert(db, item.reservation, { kind: 'bill_proposed', reason, subject: id }, services)
}
