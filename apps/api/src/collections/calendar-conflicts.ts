import { calendarConflicts as declaration } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { conflictHooks } from '../calendars/conflict-hooks.ts'
import { calendarConflictRows } from '../db/schema/calendars/calendars.ts'

export const calendarConflicts = onServer(declaration, calendarConflictRows, {
  access: { read: adminsOnly, write: admin },
  hooks: conflictHooks,
})
