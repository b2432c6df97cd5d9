import type { mapShapeKinds } from '@dvor/contract/collections/content/map-shapes.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'

export const mapShapeRows = pgTable('map_shapes', {
  ...stamps(),
  title: text('title').notNull(),
  kind: text('kind').$type<(typeof mapShapeKinds)[number]['value']>().notNull(),
  points: text('points').notNull(),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
