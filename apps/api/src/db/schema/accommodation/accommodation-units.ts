import type { amenities } from '@dvor/contract/values/amenities.ts'
import type { LetAs } from '@dvor/contract/values/let-as.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import type { OccupancyPrices, PriceBasis } from '@dvor/contract/pricing/occupancy-prices.ts'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { stamps, translationColumns } from '../../columns.ts'
import { objects } from './accommodation-objects.ts'

type Amenity = (typeof amenities)[number]['value']

export const units = pgTable(
  'accommodation_units',
  {
    ...stamps(),
    ...translationColumns(),
    accommodation_object: uuid('accommodation_object')
      .notNull()
      .references(() => objects.id),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    code: text('code').notNull(),
    short_description: text('short_description'),
    description: text('description'),
    area_m2: integer('area_m2'),
    beds: text('beds'),
    registration_number: text('registration_number'),
    capacity: integer('capacity').notNull(),
    extra_beds: integer('extra_beds').notNull().default(0),
    max_children: integer('max_children'),
    amenities: text('amenities').array().$type<Amenity[]>().notNull().default([]),
    pets_allowed: boolean('pets_allowed').notNull().default(false),
    base_price: integer('base_price').notNull(),
    price_basis: text('price_basis').$type<PriceBasis>().notNull().default('unit'),
    occupancy_prices: jsonb('occupancy_prices').$type<OccupancyPrices>().notNull().default([]),
    extra_person_price: integer('extra_person_price').notNull().default(0),
    age_bands: jsonb('age_bands').$type<AgeBand[]>().notNull().default([]),
    /** Cents taken on arrival and returned on departure; null for none. */
    security_deposit: integer('security_deposit'),
    min_nights: integer('min_nights').notNull().default(1),
    lead_hours: integer('lead_hours').notNull().default(0),
    horizon_days: integer('horizon_days').notNull().default(730),
    approval_required: boolean('approval_required').notNull().default(false),
    online_bookable: boolean('online_bookable').notNull().default(true),
    /** A whole building or property is sold by its rooms' nights (decision 112). */
    let_as: text('let_as').$type<LetAs>().notNull().default('unit'),
    /** Percent less than the sum of the rooms; null where the whole has prices of its own. */
    rooms_discount: integer('rooms_discount'),
    order: integer('order').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [index('units_of_object').on(table.accommodation_object)],
)
