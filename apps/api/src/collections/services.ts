import { servicePriceUnits, services as declaration } from '@dvor/contract/collections/services/services.ts'
import { vatKinds } from '@dvor/contract/collections/services/common-services.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { activeOnly, admin } from '../crud/access.ts'
import { onServer, type Hooks } from '../crud/define.ts'
import { invalid } from '../platform/errors.ts'
import { day, stamps } from '../platform/columns.ts'

export const serviceRows = pgTable('services', {
  ...stamps(),
  title: text('title').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  price: integer('price').notNull(),
  price_unit: text('price_unit').$type<(typeof servicePriceUnits)[number]['value']>().notNull(),
  vat_kind: text('vat_kind').$type<(typeof vatKinds)[number]['value']>().notNull(),
  duration_min: integer('duration_min'),
  min_persons: integer('min_persons'),
  min_age: integer('min_age'),
  requirements: text('requirements'),
  lead_hours: integer('lead_hours').notNull().default(0),
  season_from: day('season_from'),
  season_to: day('season_to'),
  season_yearly: boolean('season_yearly').notNull().default(false),
  order: integer('order').notNull().default(0),
  active: boolean('active').notNull().default(true),
})

/** A recurring season needs both its ends, whichever of the three fields was changed. */
const checkSeason: NonNullable<Hooks['beforeWrite']> = async (_db, draft, current) => {
  const { season_from, season_to, season_yearly } = { ...current, ...draft }
  const missing = Object.entries({ season_from, season_to }).filter(([, end]) => !end)
  if (season_yearly === true && missing.length > 0)
    throw invalid(missing.map(([path]) => ({ path, code: 'required' })))
  return draft
}

export const services = onServer(declaration, serviceRows, {
  access: { read: activeOnly, write: admin },
  hooks: { beforeWrite: checkSeason },
})
