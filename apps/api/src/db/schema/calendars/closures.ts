import { closureKinds } from '@dvor/contract/collections/calendars/closures.ts'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { units } from '../accommodation/accommodation-units.ts'
import { day, stamps } from '../../columns.ts'

export const closureRows = pgTable(
  'closures',
  {
    ...stamps(),
    accommodation_unit: uuid('accommodation_unit')
      .notNull()
      .references(() => units.id),
    day_from: day('day_from').notNull(),
    day_to: day('day_to').notNull(),
    kind: text('kind').$type<(typeof closureKinds)[number]['value']>().notNull().default('closed'),
    reason: text('reason'),
  },
  (table) => [index('closures_of_unit').on(table.accommodation_unit)],
)
