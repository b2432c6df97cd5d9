import type { ReservationAlertKind } from '@dvor/contract/reservations/reservation-alerts.ts'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, stamps } from '../../columns.ts'
import { reservations } from './reservations.ts'

/** Alerts on reservations, open and closed. The column `reservations.attention` repeats the open ones for lists. */
export const reservationAlerts = pgTable(
  'reservation_alerts',
  {
    ...stamps(),
    reservation: uuid('reservation')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReservationAlertKind>().notNull(),
    /** A Slovak sentence for the owner. */
    reason: text('reason').notNull(),
    /** Id of what it is about, such as a bank movement, where several alerts of a kind may be open. */
    subject: text('subject'),
    closed_at: instant('closed_at'),
    closed_by: text('closed_by'),
  },
  (table) => [
    index('open_alerts_of_reservation')
      .on(table.reservation)
      .where(sql`${table.closed_at} is null`),
    index('open_alerts_by_subject')
      .on(table.subject)
      .where(sql`${table.closed_at} is null and ${table.subject} is not null`),
  ],
)
