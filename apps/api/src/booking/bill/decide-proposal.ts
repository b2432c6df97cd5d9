import type { BillCharge, BillChange, BillItem } from '@dvor/contract/reservations/bill-items.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { Actor } from '../../platform/actor.ts'
import { ApiError, invalid } from '../../platform/errors.ts'
import { refuseUnknownVatKind } from '../../property/vat-kinds.ts'
import { closeAlertsAbout } from '../../reservations/alerts/settle-alerts.ts'
import {
  billItemView,
  chargeItem,
  deleteBillItem,
  type BillItemRow,
} from '../../reservations/queries/bill-item-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { takeStock } from '../../reservations/states/stock.ts'
import { lockItem, recordItem, repriceBill } from './change-bill.ts'

/**
 * Puts a proposal of housekeeping onto the bill: a product at its price, a damage at the typed sum. @throws ApiError
 * `conflict` for one that is decided, `invalid` for a damage without a sum, `sold_out`, `transition_not_allowed`, `not_found`
 */
export function chargeProposal(
  db: Db,
  actor: Actor,
  id: string,
  { unit_price, vat_kind }: BillCharge,
  services: BookingServices,
): Promise<BillChange> {
  return inTransaction(db, async (tx) => {
    const { item, reservation } = await lockItem(tx, actor, id)
    refuseDecided(item)
    const price = item.unit_price ?? unit_price ?? null
    if (price === null) throw invalid([{ path: 'unit_price', code: 'required' }])
    const kind = item.vat_kind ?? vat_kind
    await refuseUnknownVatKind(tx, [kind], 'vat_kind')
    if (item.product !== null) await takeStock(tx, item.product, item.quantity)
    const charged = await chargeItem(tx, item, { unit_price: price, vat_kind: kind })
    await recordItem(tx, actor, 'bill item added', charged, item.quantity)
    const { total } = await repriceBill(tx, actor, reservation, services)
    await closeAlertsAbout(tx, id, services)
    return { item: billItemView(charged), total }
  })
}

/** Throws a proposal away. @throws ApiError `conflict` for what is on the bill, `not_found` */
export function dismissProposal(
  db: Db,
  actor: Actor,
  id: string,
  services: BookingServices,
): Promise<BillItem> {
  return inTransaction(db, async (tx) => {
    const { item } = await lockItem(tx, actor, id)
    refuseDecided(item)
    await deleteBillItem(tx, id)
    await recordItem(tx, actor, 'bill item dismissed', item, item.quantity)
    await closeAlertsAbout(tx, id, services)
    return billItemView(item)
  })
}

function refuseDecided({ proposed }: BillItemRow): void {
  if (!proposed) throw new ApiError('conflict', 'It is on the bill already')
}
