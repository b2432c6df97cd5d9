import { transitionsFor } from '@dvor/booking/reservation/owner-transitions.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { commonServiceReservation } from '@dvor/contract/reservations/reservations.ts'
import type { z } from 'zod'
import type { Hooks } from '../../crud/define.ts'
import { listSummaries } from '../../guests/summaries.ts'
import { today } from '../../platform/clock.ts'
import { listServiceViews } from '../../slots/present-services.ts'
import { alertView, listOpenAlerts } from './alert-queries.ts'
import { listTransactions, transactionView } from './ledger-queries.ts'
import type { Reservation } from './reservation-queries.ts'
import { listStayViews } from './stay-queries.ts'
import { listBookedServices, type BookedService } from './service-queries.ts'

/** A booked common service for the answer. */
export function serviceView({
  id,
  common_service,
  title,
  quantity,
  amount,
}: BookedService): z.infer<typeof commonServiceReservation> {
  return { id, common_service, title, quantity, amount }
}

/** The computed fields of reservations, by a few queries for any number of them. */
export const computeReservations: NonNullable<Hooks['compute']> = async (db, rows, { actor, clock }) => {
  const ids = rows.map((row) => row.id)
  const cards = rows.flatMap(({ guest }) => (typeof guest === 'string' ? [guest] : []))
  const [stays, slotServices, services, ledgers, alerts, guests] = await Promise.all([
    listStayViews(db, ids),
    listServiceViews(db, ids),
    listBookedServices(db, ids),
    listTransactions(db, ids),
    listOpenAlerts(db, ids),
    listSummaries(db, cards, clock),
  ])
  return new Map(
    rows.map((row) => {
      const reservation = row as unknown as Reservation
      const entries = ledgers.get(row.id) ?? []
      const account = accountOf(reservation, entries)
      const computed = {
        guest_card: guests.get(reservation.guest ?? '') ?? null,
        price: reservation.price,
        paid: account.paid,
        to_return: account.surplus,
        payment_status: account.status,
        alerts: (alerts.get(row.id) ?? []).map(alertView),
        stays: stays.get(row.id) ?? [],
        service_reservations: slotServices.get(row.id) ?? [],
        common_service_reservations: (services.get(row.id) ?? []).map(serviceView),
        transaction_logs: entries.map(transactionView),
        allowed_transitions: transitionsFor(actor, reservation, today(clock)),
      }
      return [row.id, computed]
    }),
  )
}
