/** Addresses of the calls about what stands on a reservation's bill by pieces. */
export const billPaths = {
  list: 'GET /reservations/:id/bill-items',
  add: 'POST /reservations/:id/bill-items',
  takeBack: 'POST /bill-items/:id/returns',
  charge: 'POST /bill-items/:id/charge',
  dismiss: 'DELETE /bill-items/:id',
} as const
