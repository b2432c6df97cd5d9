import type { HandedOver } from './read-exports.ts'
import type { Year } from './year.ts'

/** Invoices, documents about payments and credit notes. */
export const taxDocuments = `kind in ('invoice', 'advance_invoice', 'credit_note')`

/** The months in which the year's stays and payments lie, `YYYY-MM`. */
export const monthsOfYear = [
  ...Array.from({ length: 12 }, (_month, index) => `2027-${String(index + 1).padStart(2, '0')}`),
  '2028-01',
]

/** Sums of the database, and the differences of other sums from them. */
export class Figures {
  readonly differences: string[] = []
  readonly #year: Year

  constructor(year: Year) {
    this.#year = year
  }

  async rows<T extends object>(text: string): Promise<T[]> {
    return (await this.#year.api.api.db.$client.query<T>(text)).rows
  }

  async sum(table: string, what: string, where = 'true'): Promise<number> {
    const [row] = await this.rows<{ n: number }>(
      `select coalesce(sum(${what}), 0)::float8 as n from ${table} where ${where}`,
    )
    return row?.n ?? Number.NaN
  }

  ledger = (where: string): Promise<number> => this.sum('transaction_logs', 'amount', where)
  vouchers = (where: string): Promise<number> => this.sum('voucher_movements', 'money', where)
  deposits = (where: string): Promise<number> => this.sum('security_deposit_entries', 'amount', where)

  same(what: string, found: number, expected: number): void {
    if (found !== expected) this.differences.push(`${what}: ${found} instead of ${expected}`)
  }
}

/** One comparison; each difference goes to `figures.same`. */
export type Comparison = (figures: Figures, year: Year, exports: HandedOver) => Promise<void>
