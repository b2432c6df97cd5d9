import type { activityKinds } from '@dvor/contract/collections/services/activities.ts'
import { boolean, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'
import { serviceRows } from './services.ts'

export const activityRows = pgTable('activities', {
  ...stamps(),
  ...translationColumns(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  perex: text('perex'),
  description: text('description'),
  kind: text('kind').$type<(typeof activityKinds)[number]['value']>().notNull(),
  duration: text('duration'),
  distance_km: doublePrecision('distance_km'),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  price_text: text('price_text'),
  service: uuid('service').references(() => serviceRows.id, { onDelete: 'set null' }),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})
