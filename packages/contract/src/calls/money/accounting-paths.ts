/** Addresses of the calls about the months of accounting and the receipts of the e-kasa. */
export const accountingPaths = {
  months: 'GET /accounting-months',
  month: 'GET /accounting-months/:month',
  close: 'POST /accounting-months/:month/closing',
  reopen: 'POST /accounting-months/:month/reopening',
  makeExport: 'POST /accounting-months/:month/exports',
  exported: 'GET /accounting-exports/:id/file',
  ekasaGaps: 'GET /ekasa-gaps',
  storeEkasa: 'PUT /transaction-logs/:id/ekasa',
} as const

/** Addresses of the calls about the till. */
export const tillPaths = {
  till: 'GET /till',
  moveCash: 'POST /till/movements',
  handovers: 'GET /till/handovers',
  handOver: 'POST /till/handovers',
  handoverFile: 'GET /till/handovers/:id/file.pdf',
} as const
