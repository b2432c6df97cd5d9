import { guestReservationCalls } from '@dvor/contract/calls/booking/guest-reservations.ts'
import type { FastifyInstance } from 'fastify'
import type { FeedServices } from '../calendars/services.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { addActivity } from './activities/add-activity.ts'
import { cancelActivity } from './activities/cancel-activity.ts'
import { cancelReservation } from './changing/cancel-reservation.ts'
import { changeAddress } from './changing/change-address.ts'
import { changeAllowance, withdrawAllowance } from './changing/change-allowance.ts'
import { changeEmail } from './changing/change-email.ts'
import { changeReservation } from './changing/change-reservation.ts'
import { choosePayment } from './choose-payment.ts'
import { guestCalendar } from './guest-calendar.ts'
import { resendLink } from './resend-link.ts'
import { reservationDetail } from './reservation-detail.ts'

/** Mounts the calls with which a guest sees, pays and changes a reservation by its link. */
export function mountGuestReservations(app: FastifyInstance, services: GatewayServices & FeedServices): void {
  const { db, clock } = services
  mountCalls(app, guestReservationCalls, {
    detail: ({ params }) => reservationDetail(db, params.token, services),
    calendarFile: async ({ params }, reply) => {
      const file = await guestCalendar(db, params.token, services)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="rezervacia.ics"')
        .serializer((text: string) => text)
        .send(file)
    },
    pay: ({ actor, params, body }) => choosePayment(db, actor, params.token, body.payment_method, services),
    cancel: ({ actor, params, body }) => cancelReservation(db, actor, params.token, body.dry_run, services),
    change: (request) => {
      const { actor, params, body } = request
      const condition = { ifMatch: ifMatchOf(request) }
      const change = () => changeReservation(db, actor, params.token, body, services, condition)
      return withAlternatives(db, clock, change)
    },
    addActivity: ({ actor, params, body }) => addActivity(db, actor, params.token, body, services),
    cancelActivity: ({ actor, params, body }) => cancelActivity(db, actor, params, body, services),
    resendLink: async ({ actor, body }) => {
      await resendLink(db, actor, body, services)
      return { sent: true }
    },
  })
  mountGuestData(app, services)
}

/** Mounts the changes of what documents and letters need; each answers with the reservation. */
function mountGuestData(app: FastifyInstance, services: GatewayServices): void {
  const { db } = services
  mountCalls(app, guestReservationCalls, {
    changeEmail: async ({ actor, params: { token }, body }) => {
      await changeEmail(db, actor, token, body.email, services)
      return reservationDetail(db, token, services)
    },
    changeAddress: async ({ actor, params: { token }, body }) => {
      await changeAddress(db, actor, token, body, services)
      return reservationDetail(db, token, services)
    },
    changeAllowance: async ({ actor, params: { token }, body }) => {
      await changeAllowance(db, actor, token, body, services)
      return reservationDetail(db, token, services)
    },
    withdrawAllowance: async ({ actor, params: { token } }) => {
      await withdrawAllowance(db, actor, token, services)
      return reservationDetail(db, token, services)
    },
  })
}
