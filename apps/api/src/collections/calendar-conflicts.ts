import { calendarConflicts as declaration } from '@dvor/contract/collections/accommodation/calendar-conflicts.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { conflictHooks } from '../calendars/conflict-hooks.ts'
import { calendarConflictRows } from '../db/schema/booking/calendars.ts'

export const calendarConflicts = onServer(declaration, calendarConflictRows, {
  access: { read: adminsOnly, write: admin },
  hooks: conflictHooks,
})
