import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../columns.ts'
import { newId } from '../../ids.ts'
import { incomingEmailRows } from './incoming-emails.ts'
import { outgoingEmailRows } from './outgoing-emails.ts'

/** Files of letters that people write, and of e-mails that came; one that belongs to no e-mail yet waits for its letter. */
export const emailFileRows = pgTable(
  'email_files',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    email: uuid('email').references(() => outgoingEmailRows.id, { onDelete: 'cascade' }),
    incoming: uuid('incoming').references(() => incomingEmailRows.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** Empty where it was too large to be kept. */
    content: bytes('content').notNull(),
  },
  (table) => [index('files_of_email').on(table.email), index('files_of_incoming').on(table.incoming)],
)
