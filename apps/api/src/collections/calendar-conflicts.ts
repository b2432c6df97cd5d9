import { calendarConflicts as declaration } from '@dvor/contract/collections/calendars/calendar-conflicts.ts'
import { onServer } from '../crud/define.ts'
import { conflictHooks } from '../calendars/conflict-hooks.ts'
import { calendarConflictRows } from '../db/schema/calendars/calendars.ts'

export const calendarConflicts = onServer(declaration, calendarConflictRows, { hooks: conflictHooks })
