import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import { guestChange, guestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import {
  cancellationQuote,
  cancellationRequest,
  emailChange,
  paymentStart,
  paymentStarted,
  reservationDetail as detailShape,
  resendRequest,
} from '@dvor/contract/reservations/reservation-details.ts'
import {
  deviceKey,
  hold,
  holdRequest,
  idempotencyKey,
  orderRequest,
  orderResult,
  reservationToken,
} from '@dvor/contract/reservations/reservations.ts'
import { paymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { day } from '@dvor/contract/values/values.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { typedApp, type TypedApp } from '../platform/http/typed-routes.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { keyOf } from '../platform/http/idempotency-key.ts'
import { fileAnswer } from '../platform/http/file-answer.ts'
import type { FeedServices } from '../calendars/services.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { listOfferedMethods } from '../payments/providers/offered-methods.ts'
import { mountActivities } from './activities/routes.ts'
import { changeEmail } from './changing/change-email.ts'
import { changeReservation } from './changing/change-reservation.ts'
import { cancelReservation } from './changing/cancel-reservation.ts'
import { guestCalendar } from './guest-calendar.ts'
import { choosePayment } from './choose-payment.ts'
import { holdStays } from './holding/hold-stays.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { mountDrafts } from './drafts/routes.ts'
import { mountDocumentData } from './document-data-routes.ts'
import { orderFromWeb } from './order-from-web.ts'
import { releaseHold } from './holding/replace-holds.ts'
import { resendLink } from './resend-link.ts'
import { reservationDetail } from './reservation-detail.ts'

const byToken = z.object({ token: reservationToken })
const keyed = z.looseObject({
  'idempotency-key': idempotencyKey.optional(),
  [deviceKeyHeader]: deviceKey.optional(),
})
/** A hold is also identified by the key of its request or of its device; tokens have the same form as keys. */
const byTokenOrKey = z.object({ token: idempotencyKey })

type BookingRoutesServices = GatewayServices & FeedServices

/** Mounts the guest's calls: hold, order, and everything by the link. */
export function mountReservations(app: FastifyInstance, services: BookingRoutesServices): void {
  const typed = typedApp(app)
  mountBooking(typed, services)
  mountDetails(typed, services)
  mountGuestChanges(typed, services)
  mountActivities(typed, services)
  mountGuestContact(typed, services)
  mountDocumentData(typed, services)
  mountDrafts(typed, services)
}

function mountBooking(app: TypedApp, services: BookingRoutesServices): void {
  const { db, clock } = services
  app.get('/payment-methods', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Ponúkané spôsoby platby',
      tags: ['booking'],
      querystring: z.strictObject({ arrival: day }),
      response: { 200: z.array(paymentMethod) },
    },
    handler: ({ query }) => listOfferedMethods(db, query.arrival, services),
  })
  app.post('/reservation-holds', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Dočasné podržanie izieb',
      tags: ['booking'],
      body: holdRequest,
      headers: keyed,
      response: { 200: hold },
    },
    handler: ({ actor, body, headers }) =>
      withAlternatives(db, clock, () =>
        holdStays(db, actor, body, services, { key: headers['idempotency-key'] }),
      ),
  })
  app.delete('/reservation-holds/:token', {
    config: { access: 'token' },
    schema: {
      summary: 'Uvoľnenie podržaných izieb',
      tags: ['booking'],
      params: byTokenOrKey,
      response: { 200: z.object({ freed: z.boolean() }) },
    },
    handler: async ({ actor, params }) => {
      await releaseHold(db, actor, params.token, clock)
      return { freed: true }
    },
  })
  app.post('/reservation-orders', {
    config: { access: 'token' },
    schema: {
      summary: 'Záväzná objednávka',
      tags: ['booking'],
      body: orderRequest,
      headers: keyed,
      response: { 200: orderResult },
    },
    handler: (request) =>
      withAlternatives(db, clock, () =>
        orderFromWeb(
          db,
          request.actor,
          request.body,
          services,
          keyOf(request, request.actor, request.body.hold_token),
        ),
      ),
  })
}

function mountDetails(app: TypedApp, services: BookingRoutesServices): void {
  const { db } = services
  app.get('/reservation-details/:token', {
    config: { access: 'token' },
    schema: {
      summary: 'Rezervácia podľa odkazu hosťa',
      tags: ['booking'],
      params: byToken,
      response: { 200: detailShape },
    },
    handler: ({ params }) => reservationDetail(db, params.token, services),
  })
  app.get('/reservation-details/:token/calendar.ics', {
    config: { access: 'token' },
    schema: {
      summary: 'Pobyt do kalendára hosťa',
      response: fileAnswer('text/calendar'),
      tags: ['booking'],
      params: byToken,
    },
    handler: async ({ params }, reply) => {
      const file = await guestCalendar(db, params.token, services)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rezervacia.ics"')
        .serializer((text: string) => text)
        .send(file)
    },
  })
  app.post('/reservation-details/:token/payments', {
    config: { access: 'token' },
    schema: {
      summary: 'Začatie platby hosťom',
      tags: ['booking'],
      params: byToken,
      body: paymentStart,
      response: { 200: paymentStarted },
    },
    handler: ({ actor, params, body }) =>
      choosePayment(db, actor, params.token, body.payment_method, services),
  })
}

function mountGuestChanges(app: TypedApp, services: BookingRoutesServices): void {
  const { db } = services
  app.post('/reservation-details/:token/cancellation', {
    config: { access: 'token' },
    schema: {
      summary: 'Zrušenie hosťom, aj len na skúšku',
      tags: ['booking'],
      params: byToken,
      body: cancellationRequest,
      response: { 200: cancellationQuote },
    },
    handler: ({ actor, params, body }) => cancelReservation(db, actor, params.token, body.dry_run, services),
  })
  app.post('/reservation-details/:token/changes', {
    config: { access: 'token' },
    schema: {
      summary: 'Zmena hosťom, aj len na skúšku',
      tags: ['booking'],
      params: byToken,
      body: guestChange,
      response: { 200: guestChangeOutcome },
    },
    handler: ({ actor, params, body, headers }) =>
      withAlternatives(db, services.clock, () =>
        changeReservation(db, actor, params.token, body, services, {
          ifMatch: ifMatchOf({ headers }),
        }),
      ),
  })
}

function mountGuestContact(app: TypedApp, services: BookingRoutesServices): void {
  const { db } = services
  app.post('/reservation-details/:token/email', {
    config: { access: 'token' },
    schema: {
      summary: 'Oprava e-mailu hosťom',
      tags: ['booking'],
      params: byToken,
      body: emailChange,
      response: { 200: detailShape },
    },
    handler: async ({ actor, params, body }) => {
      await changeEmail(db, actor, params.token, body.email, services)
      return reservationDetail(db, params.token, services)
    },
  })
  app.post('/reservation-details/resend', {
    config: { access: 'anyone' },
    schema: {
      summary: 'Opätovné poslanie odkazu na rezerváciu',
      tags: ['booking'],
      body: resendRequest,
      response: { 200: z.object({ sent: z.boolean() }) },
    },
    handler: async ({ actor, body }) => {
      await resendLink(db, actor, body, services)
      return { sent: true }
    },
  })
}
