import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { AccountingMonth } from '@dvor/contract/money/accounting.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import { rules } from '../../operations/integrity/rules.ts'
import { accountProviders } from '../../payments/providers/providers.ts'
import { parseXml } from '../../platform/xml/parse-xml.ts'
import { centsAt, ublInvoiceOf } from '../../e-invoices/ubl/ubl-invoice.ts'
import { namedGateways } from './gateways.ts'
import { readExports, type HandedOver } from './read-exports.ts'
import type { Year } from './year.ts'

const taxDocuments = `kind in ('invoice', 'advance_invoice', 'credit_note')`

/** Transfers that do not reach the account each by itself, because a gateway collects them. */
const atGateway = `provider in ('gopay', 'comgate', 'stripe')`

/** Compares what every side says about the money of a year, in cents. @returns a sentence for each difference */
export async function reconcile(year: Year): Promise<string[]> {
  const books = new Books(year)
  const exports = await readExports(year)
  for (const compare of comparisons) await compare(books, year, exports)
  return books.differences
}

/** Sums of the database, and what differs from them. */
class Books {
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

type Comparison = (books: Books, year: Year, exports: HandedOver) => Promise<void>

const comparisons: readonly Comparison[] = [
  compareDocuments,
  compareEInvoices,
  comparePayments,
  compareGateways,
  compareBank,
  compareTill,
  compareDeposits,
  compareVouchers,
  compareStayTax,
  compareAllowances,
  compareStatements,
  compareIntegrity,
]

/** Documents: database, table, its recapitulation of VAT, Pohoda. */
async function compareDocuments(books: Books, _year: Year, { csv, pohoda }: HandedOver): Promise<void> {
  const documents = await books.sum('invoices', 'total', taxDocuments)
  books.same('documents in the table', csv(['Faktúra', 'Faktúra k prijatej platbe', 'Dobropis']), documents)
  books.same('recapitulation of VAT', csv(['Rekapitulácia DPH']), documents)
  const vat = await books.sum('invoices', 'vat', taxDocuments)
  books.same('VAT of the recapitulation', csv(['Rekapitulácia DPH'], 'DPH'), vat)
  books.same('documents in Pohoda', pohoda.documents, documents)
  books.same(
    'documents and what was frozen',
    await books.sum('invoices', frozenTotal, taxDocuments),
    documents,
  )
}

const frozenTotal = `(content#>>'{bill,totals,total}')::int`

/** E-invoices: every tax document of a company is in the folder with its sum. */
async function compareEInvoices(books: Books, year: Year): Promise<void> {
  const ofCompany = `${taxDocuments} and content->'buyer'->>'ico' is not null`
  const folder = join(year.api.dataDir, 'e-invoices', 'out')
  const names = await readdir(folder).catch(() => [])
  const [counted] = await books.rows<{ n: number }>(
    `select count(*)::int as n from invoices where ${ofCompany}`,
  )
  books.same('e-invoices in the folder', names.length, counted?.n ?? Number.NaN)
  let sum = 0
  for (const name of names) {
    const { totals, isCredit } = ublInvoiceOf(parseXml(await readFile(join(folder, name), 'utf8')))
    sum += (isCredit ? -1 : 1) * centsAt(totals, 'TaxInclusiveAmount')
  }
  books.same('sum of the e-invoices', sum, await books.sum('invoices', 'total', ofCompany))
}

/** Payments: ledger, reservations, months, table, Pohoda by the kind of money. */
async function comparePayments(books: Books, year: Year, { csv, pohoda }: HandedOver): Promise<void> {
  const payments = await books.ledger('true')
  books.same('payments in the table', csv(['Platba', 'Vrátenie', 'Storno zápisu']), payments)
  books.same(
    'paid of the reservations',
    await books.sum('reservations', 'total - due', 'number is not null'),
    payments,
  )
  const months = await year.get<AccountingMonth[]>('/accounting-months')
  const sumOf = (field: 'entries_total' | 'documents_total') =>
    months.reduce((sum, one) => sum + one[field], 0)
  books.same('payments of the months', sumOf('entries_total'), payments)
  books.same(
    'documents of the months',
    sumOf('documents_total'),
    await books.sum('invoices', 'total', taxDocuments),
  )
  const elsewhere = await books.ledger(`method not in ('cash', 'transfer') or ${atGateway}`)
  const byCard = await books.deposits(`kind <> 'deposit_kept' and method = 'card'`)
  const kept = 0 - (await books.deposits(`kind = 'deposit_kept'`))
  const vouchers =
    (await books.vouchers(`method = 'card'`)) +
    (await books.sum('voucher_movements', '0 - amount', forfeited))
  books.same('internal documents in Pohoda', pohoda.internal, elsewhere + byCard + kept + vouchers)
}

/** Each gateway's own records, and the records of the trial gateway. */
async function compareGateways(books: Books, { gateways }: Year): Promise<void> {
  for (const gateway of namedGateways)
    books.same(
      `ledger of ${gateway}`,
      await books.ledger(`provider = '${gateway}'`),
      gateways.heldBy(gateway),
    )
  const trial =
    (await books.sum('sandbox_payments', 'amount', `state = 'paid'`)) -
    (await books.sum('sandbox_refunds', 'amount'))
  books.same('ledger of the trial gateway', await books.ledger(`provider = 'sandbox'`), trial)
}

/** The bank's own records, the imported statements, the ledger and Pohoda. */
async function compareBank(books: Books, { bankMovements }: Year, { pohoda }: HandedOver): Promise<void> {
  const account = bankMovements.reduce((sum, amount) => sum + amount, 0)
  books.same('movements of the statements', await books.sum('statement_lines', 'amount'), account)
  books.same('assigned movements', await books.sum('statement_lines', 'allocated'), account)
  const own = accountProviders.map((name) => `'${name}'`).join(', ')
  const here = `method = 'transfer' and (provider is null or provider in ('statement', ${own}))`
  books.same('transfers in the ledger', await books.ledger(here), account)
  books.same('movements of the bank in Pohoda', pohoda.bank, account)
}

/** The till: what was counted last is what came and went, with the differences. */
async function compareTill(books: Books, year: Year, { csv, pohoda }: HandedOver): Promise<void> {
  const moved = await books.sum('till_movements', 'amount')
  const differences = await books.sum('till_handovers', 'counted - expected')
  const deposits = await books.deposits(`kind <> 'deposit_kept' and method = 'cash'`)
  const vouchers = await books.vouchers(`method = 'cash'`)
  const cash = (await books.ledger(`method = 'cash'`)) + deposits + vouchers
  books.same('till', (await year.get<Till>('/till')).sums.opening, 20_000 + cash + moved + differences)
  books.same('till in Pohoda', pohoda.cash, cash + moved + differences)
  books.same('movements of the till in the table', csv(['Vklad', 'Výber']), moved)
  books.same('differences in the table', csv(['Manko pokladne', 'Prebytok pokladne']), differences)
}

/** Security deposits: nothing is held after all departures, and what was kept is no payment. */
async function compareDeposits(books: Books, _year: Year, { csv }: HandedOver): Promise<void> {
  books.same('held security deposits', await books.deposits('true'), 0)
  for (const [kind, label] of depositRows)
    books.same(`${kind} in the table`, csv([label]), await books.deposits(`kind = '${kind}'`))
}

/** Vouchers: their money, what paid stays, what expired, and what is left on them. */
async function compareVouchers(books: Books, year: Year, { csv }: HandedOver): Promise<void> {
  const money = await books.vouchers('true')
  books.same('money of vouchers in the table', csv(['Poukaz predaný', 'Peniaze za poukaz vrátené']), money)
  const lost = await books.sum('voucher_movements', '0 - amount', forfeited)
  const forfeits = csv(['Poukaz prepadol', 'Poukaz zrušený bez náhrady', 'Prepadnutý poukaz predĺžený'])
  books.same('forfeited vouchers in the table', forfeits, lost)
  const redeemed = await books.ledger(`provider = 'gift_voucher'`)
  const left = await books.sum('voucher_movements', 'amount')
  books.same('left on vouchers', left, money - redeemed - lost)
  const sums = { sold: 0, refunded: 0, redeemed: 0, forfeited: 0, outstanding: 0 }
  for (const month of monthsOfYear) {
    const { vouchers } = await year.get<MonthlyStatement>(`/monthly-statements/${month}`)
    sums.sold += vouchers.sold
    sums.refunded += vouchers.refunded
    sums.redeemed += vouchers.redeemed
    sums.forfeited += vouchers.forfeited
    sums.outstanding = vouchers.outstanding
  }
  books.same('money of vouchers in the statements', sums.sold + sums.refunded, money)
  books.same('redeemed vouchers in the statements', sums.redeemed, redeemed)
  books.same('forfeited vouchers in the statements', sums.forfeited, lost)
  books.same('left on vouchers by the last statement', sums.outstanding, left)
}

const forfeited = `kind in ('expired', 'voided', 'prolonged')`

const depositRows = [
  ['deposit_taken', 'Kaucia prijatá'],
  ['deposit_returned', 'Kaucia vrátená'],
  ['deposit_kept', 'Kaucia ponechaná'],
] as const

/** The stay tax: the report and the documents of guests who came. */
async function compareStayTax(books: Books, year: Year): Promise<void> {
  const report = await year.get<StayTaxReport>('/stay-tax?from=2027-01-01&to=2028-12-31')
  const onDocuments = await books.sum(
    `invoices i, jsonb_array_elements(i.content->'bill'->'vat_rows') as v`,
    `(v->>'gross')::int`,
    `i.${taxDocuments} and v->>'category' = 'E'
      and i.reservation in (select id from reservations where state = 'completed')`,
  )
  books.same('reported stay tax', report.total.amount, onDocuments)
}

/** Recreation allowance: a paid stay has its confirmation, whose expenses are on its invoice. */
async function compareAllowances(books: Books): Promise<void> {
  const [found] = await books.rows<{ stays: number; confirmed: number }>(
    `select count(*)::int as stays, count(i.id)::int as confirmed from reservations r
      left join invoices i on i.reservation = r.id and i.kind = 'stay_confirmation'
      where r.recreation_allowance is not null and r.state = 'completed' and r.allowance_sent_at is not null`,
  )
  books.same('confirmations of the allowance', found?.confirmed ?? Number.NaN, found?.stays ?? 0)
  const wrong = await books.rows(
    `select c.id from invoices c where c.kind = 'stay_confirmation'
      and (c.content->'allowance'->>'eligible')::int is distinct from (
        select sum((v->>'gross')::int) from invoices i, jsonb_array_elements(i.content->'bill'->'vat_rows') v
        where i.reservation = c.reservation and ${taxDocuments.replace('kind', 'i.kind')} and v->>'category' <> 'E')`,
  )
  books.same('confirmations with other expenses than the invoice', wrong.length, 0)
}

/** The monthly statements of the year together. */
async function compareStatements(books: Books, year: Year): Promise<void> {
  const all: MonthlyStatement[] = []
  for (const month of monthsOfYear) all.push(await year.get<MonthlyStatement>(`/monthly-statements/${month}`))
  const sumOf = (part: (one: MonthlyStatement) => number) => all.reduce((sum, one) => sum + part(one), 0)
  const payments = await books.ledger('true')
  const kept = 0 - (await books.deposits(`kind = 'deposit_kept'`))
  books.same(
    'money of the statements',
    sumOf(({ money }) => money.reduce((sum, { net }) => sum + net, 0)),
    payments,
  )
  books.same(
    'paid in the statements',
    sumOf(({ settled }) => settled.paid),
    payments,
  )
  const settled = sumOf(({ settled: { paid, open, overpaid } }) => paid - overpaid + open)
  books.same(
    'earned in the statements',
    sumOf(({ earned }) => earned.total),
    settled,
  )
  books.same(
    'kept security deposits of the statements',
    sumOf(({ kept_deposits }) => kept_deposits),
    kept,
  )
  const documents = await books.sum('invoices', 'total', taxDocuments)
  const issued = ({ documents: rows }: MonthlyStatement) => rows.reduce((sum, { total }) => sum + total, 0)
  books.same('documents of the statements', sumOf(issued), documents)
  books.same(
    'documents of the stays',
    sumOf(({ invoiced }) => invoiced),
    documents,
  )
}

const monthsOfYear = [
  ...Array.from({ length: 12 }, (_month, index) => `2027-${String(index + 1).padStart(2, '0')}`),
  '2028-01',
]

async function compareIntegrity(books: Books): Promise<void> {
  for (const { name, sql } of rules) books.same(name, (await books.rows(sql)).length, 0)
}
