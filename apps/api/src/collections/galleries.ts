import { galleries as declaration } from '@dvor/contract/collections/content/galleries.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'

export const galleryRows = pgTable('galleries', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

export const galleries = onServer(declaration, galleryRows, { access: { read: activeOnly, write: admin } })
