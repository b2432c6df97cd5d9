/** Addresses of the waiting list for guests. */
export const waitingGuestPaths = {
  join: 'POST /waiting-list-entries',
  entry: 'GET /waiting-list-entries/:token',
  leave: 'POST /waiting-list-entries/:token/withdrawal',
} as const

/** Addresses of the owner's actions on the waiting list. */
export const waitingListPaths = {
  fits: 'GET /waiting-list/:id/fits',
  offer: 'POST /waiting-list/:id/offer',
  order: 'PUT /waiting-list-order',
} as const
