import type { AlertKind } from '@dvor/contract/insight/alerts.ts'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { day } from '../../platform/columns.ts'

/** What the owner was last told by e-mail, and on which day of the property: each matter at most once a day. */
export const reportedAlerts = pgTable('reported_alerts', {
  kind: text('kind').$type<AlertKind>().primaryKey(),
  reported_on: day('reported_on').notNull(),
})
