import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { answered, missing } from '../layer/reply.ts'
import { answerPage, removeRow, holds, sortRows } from '../layer/rows.ts'
import {
  client,
  invoice,
  invoicePage,
  invoiceQuery,
  paymentDetails,
  type Invoice,
  type InvoiceQuery,
} from './schemas.ts'

const app = 'invoices'
const clientsShown = 5

const noInvoice = (id: number) => missing(`There is no invoice ${id}.`)

/** Invoices: /apps/invoice/… and /api/invoice/… */
export const invoiceCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/invoice/invoices',
    title: 'A page of invoices, searched, filtered and sorted',
    query: invoiceQuery,
    answers: { 200: invoicePage },
    example: { query: { status: 'past due', sort: 'desc', sortColumn: 'client.name' } },
    handle({ invoices: { invoices } }, { query }) {
      const matches = findInvoices(invoices, query)
      return answerPage(matches, query, (slice) => ({
        allData: invoices,
        total: matches.length,
        invoices: slice,
      }))
    },
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/invoice/invoices/:id',
    title: 'One invoice with the details for paying it',
    params: z.object({ id: rowId }),
    answers: { 200: z.object({ invoice, paymentDetails }), 404: problem },
    example: { params: { id: 4987 } },
    handle({ invoices }, { params: { id } }) {
      const invoice = invoices.invoices.find((one) => one.id === id)
      return invoice ? answered({ invoice, paymentDetails: invoices.paymentDetails }) : noInvoice(id)
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/invoice/delete',
    title: 'Remove an invoice',
    query: z.object({ id: rowId }),
    answers: { 200: z.object({}), 404: problem },
    example: { query: { id: 4990 } },
    handle: ({ invoices }, { query: { id } }) =>
      removeRow(invoices.invoices, id) ? answered() : noInvoice(id),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/api/invoice/clients',
    title: 'The first five clients',
    answers: { 200: z.array(client) },
    handle: ({ invoices }) => answered(invoices.invoices.slice(0, clientsShown).map((one) => one.client)),
  }),
]

/** The invoices that a list asks for, sorted (docs/demo-layer.md, Calls). */
function findInvoices(invoices: readonly Invoice[], query: InvoiceQuery): Invoice[] {
  const status = query.status?.toLowerCase()
  const matching = invoices
    .filter((one) => status === undefined || one.invoiceStatus.toLowerCase() === status)
    .filter((one) => matches(one, query.q))
  return sortRows(matching, (one) => columnOf(one, query.sortColumn), query.sort)
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
