import type { ownEmailTriggers, paidConditions } from '@dvor/contract/collections/messages/own-emails.ts'
import type { channels } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/format/languages.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

/** E-mails of the owner's own kinds; an empty list means that the condition is none. */
export const ownEmailRows = pgTable('own_emails', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  trigger: text('trigger').$type<(typeof ownEmailTriggers)[number]['value']>().notNull().default('by_hand'),
  days: integer('days').notNull().default(1),
  send_time: text('send_time'),
  units: jsonb('units').$type<string[]>().notNull().default([]),
  plans: jsonb('plans').$type<string[]>().notNull().default([]),
  languages: text('languages').array().$type<Language[]>().notNull().default([]),
  channels: text('channels').array().$type<(typeof channels)[number]['value'][]>().notNull().default([]),
  paid: text('paid').$type<(typeof paidConditions)[number]['value']>().notNull().default('any'),
  active: boolean('active').notNull().default(true),
})
