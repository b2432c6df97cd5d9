/** Addresses of the calls about the payments and refunds of a reservation. */
export const paymentPaths = {
  overview: 'GET /reservations/:id/payments',
  refund: 'POST /reservations/:id/refunds',
  decideRefund: 'POST /reservations/:id/refunds/:refund/outcome',
  receipt: 'GET /receipts/:id/file.pdf',
} as const

/** Addresses of what payment gateways send. */
export const notificationPaths = {
  notify: 'POST /payments/:provider/notifications',
  notifyByGet: 'GET /payments/:provider/notifications',
} as const

/** Addresses of the trial gateway. */
export const sandboxPaths = {
  find: 'GET /sandbox-payments/:reference',
  act: 'POST /sandbox-payments/:reference/actions',
} as const

/** Addresses of the security deposit of a reservation. */
export const securityDepositPaths = {
  securityDeposit: 'GET /reservations/:id/security-deposit',
  recordDeposit: 'POST /reservations/:id/security-deposit',
} as const
