/** Addresses of the calls of housekeeping. */
export const housekeepingPaths = {
  rooms: 'GET /room-states',
  changeState: 'PUT /room-states/:id',
  plan: 'PUT /cleaning-plans',
  note: 'PUT /cleaning-notes/:id',
  minibar: 'GET /minibar-products',
  reportMinibar: 'POST /room-states/:id/minibar',
  colleagues: 'GET /colleagues',
} as const
