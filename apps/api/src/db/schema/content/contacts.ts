import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const contactRows = pgTable('contacts', {
  ...stamps(),
  label: text('label').notNull(),
  name: text('name'),
  role: text('role'),
  phone: text('phone'),
  email: text('email'),
  opening_hours: text('opening_hours'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
