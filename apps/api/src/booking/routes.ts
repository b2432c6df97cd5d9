import { bookingCalls } from '@dvor/contract/calls/booking/booking.ts'
import type { FastifyInstance } from 'fastify'
import type { FeedServices } from '../calendars/services.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import { listOfferedMethods } from '../payments/providers/offered-methods.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { continueDraft } from './drafts/continue-draft.ts'
import { keepDraft } from './drafts/keep-draft.ts'
import { mountGuestReservations } from './guest-routes.ts'
import { holdStays } from './holding/hold-stays.ts'
import { releaseHold } from './holding/replace-holds.ts'
import { orderFromWeb } from './order-from-web.ts'

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
