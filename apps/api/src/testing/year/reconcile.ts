import { Figures, type Comparison } from './figures.ts'
import { compareDocuments, compareEInvoices } from './compare-documents.ts'
import {
  compareBank,
  compareDeposits,
  compareGatewayRecords,
  comparePayments,
  compareTill,
  compareVouchers,
} from './compare-money.ts'
import { compareAllowances, compareIntegrity, compareStatements, compareStayTax } from './compare-reports.ts'
import { readExports } from './read-exports.ts'
import type { Year } from './year.ts'

/** Compares what every side says about the money of a year, in cents. @returns a sentence for each difference */
export async function reconcile(year: Year): Promise<string[]> {
  const figures = new Figures(year)
  const exports = await readExports(year)
  for (const compare of comparisons) await compare(figures, year, exports)
  return figures.differences
}

const comparisons: readonly Comparison[] = [
  compareDocuments,
  compareEInvoices,
  comparePayments,
  compareGatewayRecords,
  compareBank,
  compareTill,
  compareDeposits,
  compareVouchers,
  compareStayTax,
  compareAllowances,
  compareStatements,
  compareIntegrity,
]
