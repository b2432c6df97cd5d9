import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import type { OrderRequest, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import type { FastifyInstance } from 'fastify'
import { pullBeforeOrder } from '../calendars/pull-all.ts'
import type { FeedServices } from '../calendars/services.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../platform/actor.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { listOfferedMethods } from '../payments/providers/offered-methods.ts'
import type { GatewayServices, PaymentServices } from '../payments/providers/services.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { continueDraft } from './drafts/continue-draft.ts'
import { keepDraft } from './drafts/keep-draft.ts'
import { mountGuestReservations } from './guest-routes.ts'
import { holdStays } from './holding/hold-stays.ts'
import { releaseHold } from './holding/replace-holds.ts'
import { orderHold } from './ordering/order-hold.ts'

type BookingRoutesServices = GatewayServices & FeedServices

/** Mounts the guest's calls: hold, order, and everything by the link. */
export function mountReservations(app: FastifyInstance, services: BookingRoutesServices): void {
  const { db, clock } = services
  mountCalls(app, bookingCalls, {
    paymentMethods: ({ query }) => listOfferedMethods(db, query.arrival, services),
    hold: ({ actor, body, headers }) =>
      withAlternatives(db, clock, () =>
        holdStays(db, actor, body, services, { key: headers['idempotency-key'] }),
      ),
    releaseHold: async ({ actor, params }) => {
      await releaseHold(db, actor, params.token, clock)
      return { freed: true }
    },
    order: (request) => {
      const { actor, body } = request
      const key = keyOf(request, actor, body.hold_token)
      return withAlternatives(db, clock, () => orderFromWeb(db, actor, body, services, key))
    },
    keepDraft: ({ actor, body }) => keepDraft(db, actor, body, services),
    continueDraft: ({ actor, body }) => continueDraft(db, actor, body.token, services),
  })
  mountGuestReservations(app, services)
}

/**
 * Accepts a guest's order from the web: reads the portals of its units once more, then places the order (`orderHold`,
 * whose errors it throws).
 */
async function orderFromWeb(
  db: Db,
  actor: Actor,
  order: OrderRequest,
  services: PaymentServices & FeedServices,
  idempotencyKey?: string,
): Promise<OrderResult> {
  await pullBeforeOrder(db, order.hold_token, services)
  return orderHold(db, actor, order, services, idempotencyKey)
}
