import { holds, sortRows } from '../layer/rows.ts'
import type { Invoice, InvoiceQuery } from './schemas.ts'

/** The invoices that a list asks for, sorted (docs/demo-layer.md, Calls). */
export function findInvoices(invoices: readonly Invoice[], query: InvoiceQuery): Invoice[] {
  const status = query.status?.toLowerCase()
  const found = invoices
    .filter((one) => status === undefined || one.invoiceStatus.toLowerCase() === status)
    .filter((one) => matches(one, query.q))
  return sortRows(found, (one) => columnOf(one, query.sortColumn), query.sort)
}

/** The word `paid` also finds what has nothing left to pay. */
function matches({ client, id, total, balance, dueDate }: Invoice, text: string): boolean {
  if (text.toLowerCase() === 'paid' && balance === 0) return true
  return holds(text, client.companyEmail, client.name, id, total, balance, dueDate)
}

/** A column's value; `client.name` reaches into the client. Balances compare as numbers. */
function columnOf(invoice: Invoice, column: string): number | string {
  if (column === 'balance') return amountOf(invoice.balance)
  const value: unknown = column
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], invoice)
  return typeof value === 'number' ? value : String(value)
}

const amountOf = (balance: Invoice['balance']): number =>
  balance === 0 ? 0 : Number(balance.replaceAll(/[$,]/g, ''))
