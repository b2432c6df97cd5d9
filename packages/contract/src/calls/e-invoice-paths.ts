/** Addresses of the calls about e-invoices. */
export const eInvoicePaths = {
  receive: 'POST /received-invoices',
  mark: 'POST /received-invoices/:id/state',
  original: 'GET /received-invoices/:id/original.xml',
  send: 'POST /invoices/:id/e-invoice',
  transport: 'GET /e-invoices/transport',
} as const
