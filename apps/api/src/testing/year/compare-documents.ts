import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseXml } from '../../platform/xml/parse-xml.ts'
import { centsAt, ublInvoiceOf } from '../../e-invoices/ubl/ubl-invoice.ts'
import type { HandedOver } from './read-exports.ts'
import type { Year } from './year.ts'
import { taxDocuments, type Figures } from './figures.ts'

/** Documents: database, table, its recapitulation of VAT, Pohoda. */
export async function compareDocuments(
  figures: Figures,
  _year: Year,
  { csv, pohoda }: HandedOver,
): Promise<void> {
  const documents = await figures.sum('invoices', 'total', taxDocuments)
  figures.same('documents in the table', csv(['Faktúra', 'Faktúra k prijatej platbe', 'Dobropis']), documents)
  figures.same('recapitulation of VAT', csv(['Rekapitulácia DPH']), documents)
  const vat = await figures.sum('invoices', 'vat', taxDocuments)
  figures.same('VAT of the recapitulation', csv(['Rekapitulácia DPH'], 'DPH'), vat)
  figures.same('documents in Pohoda', pohoda.documents, documents)
  figures.same(
    'documents and what was frozen',
    await figures.sum('invoices', frozenTotal, taxDocuments),
    documents,
  )
}

const frozenTotal = `(content#>>'{bill,totals,total}')::int`

/** E-invoices: every tax document of a company is in the folder with its sum. */
export async function compareEInvoices(figures: Figures, year: Year): Promise<void> {
  const ofCompany = `${taxDocuments} and content->'buyer'->>'ico' is not null`
  const folder = join(year.api.dataDir, 'e-invoices', 'out')
  const names = await readdir(folder).catch(() => [])
  const [counted] = await figures.rows<{ n: number }>(
    `select count(*)::int as n from invoices where ${ofCompany}`,
  )
  figures.same('e-invoices in the folder', names.length, counted?.n ?? Number.NaN)
  let sum = 0
  for (const name of names) {
    const { totals, isCredit } = ublInvoiceOf(parseXml(await readFile(join(folder, name), 'utf8')))
    sum += (isCredit ? -1 : 1) * centsAt(totals, 'TaxInclusiveAmount')
  }
  figures.same('sum of the e-invoices', sum, await figures.sum('invoices', 'total', ofCompany))
}
