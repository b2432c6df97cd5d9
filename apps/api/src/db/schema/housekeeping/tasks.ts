import type { RepeatUnit, taskKinds } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { day, instant, stamps } from '../../columns.ts'
import { units } from '../accommodation/accommodation-units.ts'
import { userRows } from '../accounts/users.ts'
import { closureRows } from '../calendars/closures.ts'

/** Tasks and defects. */
export const taskRows = pgTable(
  'tasks',
  {
    ...stamps(),
    title: text('title').notNull(),
    kind: text('kind').$type<(typeof taskKinds)[number]['value']>().notNull().default('task'),
    accommodation_unit: uuid('accommodation_unit').references(() => units.id, { onDelete: 'set null' }),
    by_guest: boolean('by_guest').notNull().default(false),
    due_on: day('due_on'),
    person: uuid('person').references(() => userRows.id, { onDelete: 'set null' }),
    note: text('note'),
    repeat_every: integer('repeat_every').notNull().default(1),
    repeat_unit: text('repeat_unit').$type<RepeatUnit>(),
    closed_from: day('closed_from'),
    closed_to: day('closed_to'),
    done: boolean('done').notNull().default(false),
    done_at: instant('done_at'),
    done_by: text('done_by'),
    /** The closure that keeps the room from being let until the task is done. */
    closure: uuid('closure').references(() => closureRows.id, { onDelete: 'set null' }),
    /** The repeating task after which it came. */
    follows: uuid('follows')
      .unique('one_task_follows')
      .references((): AnyPgColumn => taskRows.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('open_tasks')
      .on(table.due_on)
      .where(sql`not ${table.done}`),
    index('tasks_of_unit').on(table.accommodation_unit),
    index('tasks_of_person').on(table.person),
    index('tasks_of_closure').on(table.closure),
  ],
)

/** Things that guests left behind. */
export const lostItemRows = pgTable(
  'lost_items',
  {
    ...stamps(),
    title: text('title').notNull(),
    accommodation_unit: uuid('accommodation_unit').references(() => units.id, { onDelete: 'set null' }),
    place: text('place'),
    found_on: day('found_on'),
    found_by: text('found_by'),
    handed_to: text('handed_to'),
    handed_on: day('handed_on'),
    note: text('note'),
  },
  (table) => [index('lost_items_of_unit').on(table.accommodation_unit)],
)
