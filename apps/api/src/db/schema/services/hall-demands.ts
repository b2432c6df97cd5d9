import type { demandStates } from '@dvor/contract/collections/services/hall-demands.ts'
import type { Language } from '@dvor/format/languages.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, stamps } from '../../columns.ts'
import { hallRows } from './halls.ts'

export const hallDemandRows = pgTable(
  'hall_demands',
  {
    ...stamps(),
    is_new: boolean('is_new').notNull().default(true),
    state: text('state').$type<(typeof demandStates)[number]['value']>().notNull().default('new'),
    hall: uuid('hall').references(() => hallRows.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    event_type: text('event_type'),
    day_from: day('day_from'),
    day_to: day('day_to'),
    persons: integer('persons'),
    message: text('message'),
    language: text('language').$type<Language>().notNull().default('sk'),
    note: text('note'),
  },
  (table) => [
    index('demands_of_hall').on(table.hall),
    index('demands_by_creation').on(table.createdAt),
    index('new_demands')
      .on(table.createdAt)
      .where(sql`${table.is_new}`),
  ],
)
