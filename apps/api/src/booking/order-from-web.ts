import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { pullBeforeOrder } from '../calendars/pull-all.ts'
import type { FeedServices } from '../calendars/services.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { orderHold } from './ordering/order-hold.ts'

/**
 * Accepts a guest's order from the web: reads the portals of its units once more, then places the order (`orderHold`,
 * whose errors it throws).
 */
export async function orderFromWeb(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices & FeedServices,
  idempotencyKey?: string,
): Promise<OrderResult> {
  await pullBeforeOrder(db, order.hold_token, services)
  return orderHold(db, actor, order, services, idempotencyKey)
}
