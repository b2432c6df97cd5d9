import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { rules } from '../../operations/integrity/rules.ts'
import type { Year } from './year.ts'
import { monthsOfYear, taxDocuments, type Figures } from './figures.ts'

/** The stay tax: the report and the documents of guests who came. */
export async function compareStayTax(figures: Figures, year: Year): Promise<void> {
  const report = await year.get<StayTaxReport>('/stay-tax?from=2027-01-01&to=2028-12-31')
  const onDocuments = await figures.sum(
    `invoices i, jsonb_array_elements(i.content->'bill'->'vat_rows') as v`,
    `(v->>'gross')::int`,
    `i.${taxDocuments} and v->>'category' = 'E'
      and i.reservation in (select id from reservations where state = 'completed')`,
  )
  figures.same('reported stay tax', report.total.amount, onDocuments)
}

/** Recreation allowance: a paid stay has its confirmation, whose expenses are on its invoice. */
export async function compareAllowances(figures: Figures): Promise<void> {
  const [found] = await figures.rows<{ stays: number; confirmed: number }>(
    `select count(*)::int as stays, count(i.id)::int as confirmed from reservations r
      left join invoices i on i.reservation = r.id and i.kind = 'stay_confirmation'
      where r.recreation_allowance is not null and r.state = 'completed' and r.allowance_sent_at is not null`,
  )
  figures.same('confirmations of the allowance', found?.confirmed ?? Number.NaN, found?.stays ?? 0)
  const wrong = await figures.rows(
    `select c.id from invoices c where c.kind = 'stay_confirmation'
      and (c.content->'allowance'->>'eligible')::int is distinct from (
        select sum((v->>'gross')::int) from invoices i, jsonb_array_elements(i.content->'bill'->'vat_rows') v
        where i.reservation = c.reservation and ${taxDocuments.replace('kind', 'i.kind')} and v->>'category' <> 'E')`,
  )
  figures.same('confirmations with other expenses than the invoice', wrong.length, 0)
}

/** The monthly statements of the year together. */
export async function compareStatements(figures: Figures, year: Year): Promise<void> {
  const all: MonthlyStatement[] = []
  for (const month of monthsOfYear) all.push(await year.get<MonthlyStatement>(`/monthly-statements/${month}`))
  const sumOf = (part: (one: MonthlyStatement) => number) => all.reduce((sum, one) => sum + part(one), 0)
  const payments = await figures.ledger('true')
  const kept = 0 - (await figures.deposits(`kind = 'deposit_kept'`))
  figures.same(
    'money of the statements',
    sumOf(({ money }) => money.reduce((sum, { net }) => sum + net, 0)),
    payments,
  )
  figures.same(
    'paid in the statements',
    sumOf(({ settled }) => settled.paid),
    payments,
  )
  const settled = sumOf(({ settled: { paid, open, overpaid } }) => paid - overpaid + open)
  figures.same(
    'earned in the statements',
    sumOf(({ earned }) => earned.total),
    settled,
  )
  figures.same(
    'kept security deposits of the statements',
    sumOf(({ kept_deposits }) => kept_deposits),
    kept,
  )
  const documents = await figures.sum('invoices', 'total', taxDocuments)
  const issued = ({ documents: rows }: MonthlyStatement) => rows.reduce((sum, { total }) => sum + total, 0)
  figures.same('documents of the statements', sumOf(issued), documents)
  figures.same(
    'documents of the stays',
    sumOf(({ invoiced }) => invoiced),
    documents,
  )
}

/** The integrity rules: no row breaks one. */
export async function compareIntegrity(figures: Figures): Promise<void> {
  for (const { name, sql } of rules) figures.same(name, (await figures.rows(sql)).length, 0)
}
