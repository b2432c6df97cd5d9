/** Addresses of the calls about bank statements and their movements. */
export const statementPaths = {
  importStatement: 'POST /statements',
  suggestions: 'GET /statement-lines/:id/suggestions',
  payable: 'GET /payable-reservations',
  assign: 'POST /statement-lines/:id/allocations',
  release: 'DELETE /statement-lines/:id/allocations',
  assignToVoucher: 'POST /statement-lines/:id/voucher',
  releaseFromVoucher: 'DELETE /statement-lines/:id/voucher',
  mark: 'POST /statement-lines/:id/state',
} as const
