import {
  editableAutomatedEmails as declaration,
  emailTriggers,
} from '@dvor/contract/collections/messages/editable-automated-emails.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { textIssues } from '../features/emails/text-issues.ts'
import { stamps } from '../platform/columns.ts'
import { invalid } from '../platform/errors.ts'

export const automatedEmailRows = pgTable('editable_automated_emails', {
  ...stamps(),
  key: text('key').notNull().unique(),
  title: text('title').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  subject_en: text('subject_en'),
  body_en: text('body_en'),
  trigger: text('trigger').$type<(typeof emailTriggers)[number]['value']>().notNull().default('event'),
  offset_days: integer('offset_days').notNull().default(0),
  send_time: text('send_time'),
  active: boolean('active').notNull().default(true),
})

/** Refuses a text with a variable that its kind of e-mail does not have; guests would get a gap in its place. */
const knownWordsOnly: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const issues = textIssues(String(current?.['key']), draft)
  if (issues.length > 0) throw invalid(issues)
  return draft
}

export const editableAutomatedEmails = onServer(declaration, automatedEmailRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { beforeWrite: knownWordsOnly },
})
