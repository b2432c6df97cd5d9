import { galleryImages as declaration } from '@dvor/contract/collections/content/gallery-images.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { stamps } from '../platform/columns.ts'
import { invalid } from '../platform/errors.ts'
import { units } from './accommodation-units.ts'
import { activityRows } from './activities.ts'
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

const owners = ['accommodation_unit', 'activity', 'gallery'] as const

const exactlyOneOwner: Hooks['beforeWrite'] = async (_db, draft, current) => {
  const given = owners.filter((owner) => (draft[owner] === undefined ? current?.[owner] : draft[owner]))
  if (given.length !== 1)
    throw invalid(owners.map((path) => ({ path, code: given.length === 0 ? 'required' : 'too_many' })))
  return draft
}

export const galleryImages = onServer(declaration, galleryImageRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: exactlyOneOwner },
})
