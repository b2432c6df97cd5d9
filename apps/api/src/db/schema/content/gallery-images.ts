import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stamps } from '../../columns.ts'
import { units } from '../accommodation/accommodation-units.ts'
import { activityRows } from '../services/activities.ts'
import { galleryRows } from './galleries.ts'

export const galleryImageRows = pgTable(
  'gallery_images',
  {
    ...stamps(),
    accommodation_unit: uuid('accommodation_unit').references(() => units.id, { onDelete: 'cascade' }),
    activity: uuid('activity').references(() => activityRows.id, { onDelete: 'cascade' }),
    gallery: uuid('gallery').references(() => galleryRows.id, { onDelete: 'cascade' }),
    alt: text('alt'),
    order: integer('order').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check(
      'gallery_image_owner',
      sql`num_nonnulls(${table.accommodation_unit}, ${table.activity}, ${table.gallery}) = 1`,
    ),
    index('images_of_unit').on(table.accommodation_unit),
    index('images_of_activity').on(table.activity),
    index('images_of_gallery').on(table.gallery),
  ],
)
