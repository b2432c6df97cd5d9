import type { emailTriggers } from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

export const automatedEmailRows = pgTable('editable_automated_emails', {
  ...stamps(),
  ...translationColumns(),
  key: text('key').notNull().unique(),
  title: text('title').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  trigger: text('trigger').$type<(typeof emailTriggers)[number]['value']>().notNull().default('event'),
  offset_days: integer('offset_days').notNull().default(0),
  send_time: text('send_time'),
  active: boolean('active').notNull().default(true),
})
