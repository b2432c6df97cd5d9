import { pgTable, text } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'

/** E-mails of the owner's own kinds. */
export const ownEmailRows = pgTable('own_emails', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
})
