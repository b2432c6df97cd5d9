import { guestReservationCalls } from '@dvor/contract/calls/booking/guest-reservations.ts'
import type { resendRequest } from '@dvor/contract/reservations/reservation-details.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { FeedServices } from '../calendars/services.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { mailboxKey } from '../messaging/mailbox-key.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { notFound } from '../platform/errors.ts'
import { ifMatchOf } from '../platform/http/if-match.ts'
import { mountCalls } from '../platform/http/mount-calls.ts'
import type { GatewayServices } from '../payments/providers/services.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { withAlternatives } from '../pricing/with-alternatives.ts'
import { readSettings } from '../property/settings.ts'
import { calendarFile } from '../reservations/emails/calendar-file.ts'
import { subjectOf } from '../reservations/emails/email-subject.ts'
import { queueReservationEmail } from '../reservations/emails/queue-notices.ts'
import { findReservation, findByNumber } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { offerProducts, orderProducts } from './bill/order-products.ts'
import { addActivity } from './activities/add-activity.ts'
import { cancelActivity } from './activities/cancel-activity.ts'
import { cancelReservation } from './changing/cancel-reservation.ts'
import { changeAddress } from './changing/change-address.ts'
import { changeAllowance, withdrawAllowance } from './changing/change-allowance.ts'
import { changeEmail } from './changing/change-email.ts'
import { changeReservation } from './changing/change-reservation.ts'
import { listWeatherChoices } from './weather/list-choices.ts'
import { chooseAfterWeather } from './weather/make-choice.ts'
import { choosePayment } from './choose-payment.ts'
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
    products: ({ params }) => offerProducts(db, params.token, services.clock),
    orderProducts: ({ actor, params, body }) => orderProducts(db, actor, params.token, body, services),
    addActivity: ({ actor, params, body }) => addActivity(db, actor, params.token, body, services),
    cancelActivity: ({ actor, params, body }) => cancelActivity(db, actor, params, body, services),
    weatherChoices: ({ params }) => listWeatherChoices(db, params.token, services),
    chooseAfterWeather: async ({ actor, params, body }) => {
      await chooseAfterWeather(db, actor, params, body, services)
      return listWeatherChoices(db, params.token, services)
    },
    resendLink: async ({ actor, body }) => {
      await resendLink(db, actor, body, services)
      return { sent: true }
    },
  })
  mountGuestData(app, services)
}

/**
 * Sends the link again if number and e-mail belong together. All work that depends on the reservation happens after
 * the answer, so that neither the answer nor its time reveals which numbers exist. @throws ApiError `rate_limited`
 */
async function resendLink(
  db: Db,
  actor: Actor,
  request: z.output<typeof resendRequest>,
  services: BookingServices & Pick<Services, 'background'>,
): Promise<void> {
  const { clock, background } = services
  const subjects = { ip: ipKeyOf(actor), mailbox: mailboxKey(request.email) }
  await limitAttempts(db, 'resend-link', subjects, clock)
  background.run('link sent again', () => queueLink(db, request, services))
}

async function queueLink(
  db: Db,
  { number, email }: z.output<typeof resendRequest>,
  services: BookingServices,
): Promise<void> {
  const reservation = await findByNumber(db, number)
  if (reservation?.guest_email?.toLowerCase() !== email.toLowerCase()) return
  await inTransaction(db, (tx) => queueReservationEmail(tx, reservation.id, 'reservation_link', {}, services))
}

/** The calendar file of a guest's reservation; a hold has none. @throws ApiError `not_found` */
async function guestCalendar(db: Db, token: string, services: BookingServices): Promise<string> {
  const reservation = await findReservation(db, { token })
  if (reservation.number === null) throw notFound('Reservation')
  const stays = (await listStayViews(db, [reservation.id])).get(reservation.id) ?? []
  return calendarFile(subjectOf(reservation, stays, await readSettings(db), services), reservation.language)
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
