/** Addresses of the owner's calls about a reservation as a whole, and its ledger. */
export const reservationPaths = {
  book: 'POST /reservations',
  edit: 'PUT /reservations/:id',
  changeStates: 'POST /reservation-states',
  remove: 'DELETE /reservations/:id',
  history: 'GET /reservations/:id/history',
  messages: 'GET /reservations/:id/messages',
  recordTransaction: 'POST /reservations/:id/transaction-logs',
  deleteTransaction: 'DELETE /transaction-logs/:id',
  closeAlert: 'DELETE /reservation-alerts/:id',
} as const
