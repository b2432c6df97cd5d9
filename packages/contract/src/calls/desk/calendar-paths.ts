/** Addresses of the calls about portals' calendars. */
export const calendarPaths = {
  pull: 'POST /calendar-feeds/:id/pull',
  addresses: 'GET /accommodation-units/:id/calendar-export',
  renewAddresses: 'POST /accommodation-units/:id/calendar-export',
  file: 'GET /calendar/:token.ics',
} as const
