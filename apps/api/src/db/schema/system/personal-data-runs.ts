import type { ClearedCounts, Kept, PersonalDataRun } from '@dvor/contract/privacy/personal-data.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'

/** Nightly runs, erasures and exports of personal data: counts alone, so that a receipt names nobody. */
export const personalDataRuns = pgTable(
  'personal_data_runs',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    made_at: instant('made_at').notNull(),
    kind: text('kind').$type<PersonalDataRun['kind']>().notNull(),
    actor: text('actor').notNull(),
    cleared: jsonb('cleared').$type<ClearedCounts>().notNull(),
    kept: jsonb('kept').$type<Kept[]>().notNull(),
  },
  (table) => [index('personal_data_runs_by_time').on(table.made_at)],
)
