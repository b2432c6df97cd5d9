import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { pullBeforeOrder } from '../feeds/pull-all.ts'
import type { FeedServices } from '../feeds/services.ts'
import type { PaymentServices } from '../payments/services.ts'
import { placeOrder } from './place-order.ts'

/**
 * A guest's order from the web: the portals that sell the same rooms are asked once more, then it is placed by what is
 * known (`placeOrder`, whose refusals it throws).
 */
export async function acceptOrder(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices & FeedServices,
  idempotencyKey?: string,
): Promise<OrderResult> {
  await pullBeforeOrder(db, order.hold_token, services)
  return placeOrder(db, actor, order, services, idempotencyKey)
}
