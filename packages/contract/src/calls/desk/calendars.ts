import { z } from 'zod'
import { calendarExport, calendarToken, feedPull, feedPulled } from '../../calendars/calendar-exports.ts'
import { declareCalls } from '../call.ts'
import { calendarPaths } from './calendar-paths.ts'

/** Portals' calendars: reading one now, and the addresses of the exported ones. */
export const calendarCalls = declareCalls('calendar-feeds', calendarPaths, {
  pull: {
    access: 'settings.edit',
    summary: 'Načítať kalendár teraz',
    body: feedPull,
    answer: feedPulled,
  },
  addresses: { access: 'settings.read', summary: 'Adresy kalendára jednotky', answer: calendarExport },
  /** Replaces the addresses; the old ones stop working. */
  renewAddresses: {
    keyed: true,
    access: 'settings.edit',
    summary: 'Nové adresy kalendára jednotky',
    answer: calendarExport,
  },
  file: {
    access: 'token',
    summary: 'Obsadenosť jednotky ako kalendár',
    params: z.object({ token: calendarToken }),
    answer: { file: 'text/calendar' },
  },
})
