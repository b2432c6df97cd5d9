import { halls as declaration } from '@dvor/contract/collections/services/halls.ts'
import { boolean, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const hallRows = pgTable('halls', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  capacity: integer('capacity'),
  area_m2: doublePrecision('area_m2'),
  price_text: text('price_text'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const halls = onServer(declaration, hallRows, { access: { read: activeOnly, write: admin } })
