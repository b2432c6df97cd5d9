import type { Db } from '../db/database.ts'
import type { EmailKey } from '../messaging/rendering/email-kinds.ts'
import { queueReservationEmail } from '../reservations/emails/queue-notices.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { isSurveyAsked } from '../surveys/answer-survey.ts'
import { findSurveyOf } from '../surveys/queries.ts'
import { requestSurvey, surveyUrl } from '../surveys/request-survey.ts'
import {
  listArriving,
  listDeparted,
  listOpenBalances,
  listSilent,
  listUnpaidOrders,
  type Candidate,
  type ReminderKey,
  type Search,
} from './queries.ts'

/** One kind of scheduled e-mail. */
export interface ReminderKind {
  /** Lists candidates; called again for each one when it is locked. */
  list(db: Db, search: Search): Promise<Candidate[]>
  /** Writes it into the outbox. */
  write(db: Db, reservation: Reservation, eventKey: string, services: BookingServices): Promise<void>
  /** Kinds of e-mail after which the reminder would repeat what the guest has just read. */
  redundantAfter: readonly EmailKey[]
}

export const reminderKinds: Record<ReminderKey, ReminderKind> = {
  before_arrival: {
    list: listArriving,
    write: async (db, { id }, eventKey, services) =>
      void (await queueReservationEmail(db, id, 'before_arrival', {}, services, eventKey)),
    redundantAfter: ['reservation_confirmed', 'before_arrival'],
  },
  payment_reminder: {
    list: async (db, search) => [
      ...(await listUnpaidOrders(db, search)),
      ...(await listOpenBalances(db, search)),
    ],
    write: async (db, { id }, eventKey, services) =>
      void (await queueReservationEmail(db, id, 'payment_reminder', {}, services, eventKey)),
    redundantAfter: ['reservation_received', 'reservation_approved', 'reservation_confirmed'],
  },
  survey_request: {
    list: async (db, search) => ((await isSurveyAsked(db)) ? listDeparted(db, search) : []),
    write: async (db, reservation, eventKey, services) =>
      void (await requestSurvey(db, reservation, services, eventKey)),
    redundantAfter: [],
  },
  survey_reminder: {
    list: async (db, search) => ((await isSurveyAsked(db)) ? listSilent(db, search) : []),
    write: async (db, { id }, eventKey, services) => {
      const survey = await findSurveyOf(db, id)
      const more = { survey_url: surveyUrl(services, survey) }
      await queueReservationEmail(db, id, 'survey_reminder', more, services, eventKey)
    },
    redundantAfter: [],
  },
}
