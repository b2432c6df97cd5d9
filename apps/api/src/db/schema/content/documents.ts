import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const documentRows = pgTable('documents', {
  ...stamps(),
  title: text('title').notNull(),
  active: boolean('active').notNull().default(true),
})
