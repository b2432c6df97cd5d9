/** Addresses of the calls about issued documents. */
export const documentPaths = {
  issue: 'POST /reservations/:id/documents',
  preview: 'POST /reservations/:id/documents/preview',
  credit: 'POST /invoices/:id/credit-note',
  sendByEmail: 'POST /invoices/:id/email',
  pdf: 'GET /invoices/:id/file.pdf',
  ubl: 'GET /invoices/:id/ubl.xml',
  csv: 'GET /invoices/export.csv',
  zip: 'GET /invoices/export.zip',
} as const

/** Address of a guest's own document. */
export const guestDocumentPaths = { pdf: 'GET /reservation-details/:token/documents/:id' } as const
