import type { dueDirections } from '@dvor/contract/collections/messages/payment-reminders.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const paymentReminderRows = pgTable('payment_reminders', {
  ...stamps(),
  title: text('title').notNull(),
  direction: text('direction').$type<(typeof dueDirections)[number]['value']>().notNull().default('before'),
  days: integer('days').notNull().default(1),
  active: boolean('active').notNull().default(true),
})
