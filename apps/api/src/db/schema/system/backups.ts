import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RestoreTestScope } from '@dvor/contract/installation/backups.ts'
import { instant } from '../../columns.ts'
import { newId } from '../../ids.ts'

/** Every attempt to make a backup, by the program or by hand. */
export const backupRows = pgTable(
  'backups',
  {
    id: uuid('id')
      .primaryKey()
      .$defaultFn(() => newId()),
    made_at: instant('made_at').notNull(),
    /** Name of the archive, without its folder. */
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: integer('rows'),
    files: integer('files'),
    /** Reason of a failure; null for a good one. */
    failure: text('failure'),
    /** Time at which it was copied to the second place; null while it is not there. */
    copied_at: instant('copied_at'),
    /** Reason for which the last attempt to copy it failed. */
    copy_failure: text('copy_failure'),
    /** Time at which its restore was tested. */
    tested_at: instant('tested_at'),
    /** Whether all of it was restored, or the archive alone was checked. */
    test_scope: text('test_scope').$type<RestoreTestScope>(),
    /** Reason for which it could not be restored. */
    test_failure: text('test_failure'),
  },
  (table) => [index('backups_by_time').on(table.made_at)],
)
