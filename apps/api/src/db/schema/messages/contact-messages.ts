import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const contactMessageRows = pgTable(
  'contact_messages',
  {
    ...stamps(),
    is_new: boolean('is_new').notNull().default(true),
    answered: boolean('answered').notNull().default(false),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull().default('sk'),
    note: text('note'),
  },
  (table) => [
    index('messages_by_creation').on(table.createdAt),
    index('new_messages')
      .on(table.createdAt)
      .where(sql`${table.is_new}`),
  ],
)
