import type { AlertKind } from '@dvor/contract/insight/alerts.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { day } from '../../columns.ts'

/**
 * Alerts reported to the owner by e-mail, with the day of the property on which each was last reported: at most once a
 * day.
 */
export const reportedAlerts = pgTable('reported_alerts', {
  kind: text('kind').$type<AlertKind>().primaryKey(),
  reported_on: day('reported_on').notNull(),
})
