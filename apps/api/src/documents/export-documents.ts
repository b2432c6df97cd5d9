import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import { Readable } from 'node:stream'
import type { ExportRange } from '@dvor/contract/money/invoices.ts'
import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { csvDay, csvEuros, csvText, type CsvCell } from '@dvor/format/csv.ts'
import type { ZipEntry } from '../platform/files/zip.ts'
import type { Db } from '../db/database.ts'
import { composeUbl } from './e-invoice/compose-ubl.ts'
import { documentFileName, keepDocument } from './keep-document.ts'
import { listIssued, type InvoiceRow } from './document-queries.ts'
import type { DocumentServices } from './services.ts'

const heads = [
  'Číslo',
  'Druh',
  'Opravuje',
  'Vystavený',
  'Dodanie alebo prijatie platby',
  'Splatný',
  'Odberateľ',
  'IČO',
  'DIČ',
  'IČ DPH',
  'Variabilný symbol',
  'Sadzba DPH (%)',
  'Základ',
  'DPH',
  'Spolu',
  'Doklad spolu',
]

/** Tax documents of the days as a table for the accountant, with one row for each document and rate. */
export async function exportCsv(db: Db, { from, to }: ExportRange): Promise<string> {
  const rows = (await listIssued(db, from, to)).flatMap(rowsOf)
  return csvText([heads, ...rows])
}

function rowsOf({ content, total, number, kind }: InvoiceRow): CsvCell[][] {
  const { bill, buyer, corrects, issued_on, delivered_on, due_on, stay } = content
  const facts = [
    number,
    labelOf(documentKinds, kind),
    corrects?.number ?? '',
    csvDay(issued_on),
    delivered_on && csvDay(delivered_on),
    due_on && csvDay(due_on),
    buyer.name,
    buyer.ico ?? '',
    buyer.dic ?? '',
    buyer.ic_dph ?? '',
    stay.reservation,
  ]
  return bill.vat_rows.map(({ category, rate, net, vat, gross }) => [
    ...facts,
    category === 'S' || category === 'Z' ? rate : null,
    csvEuros(net),
    csvEuros(vat),
    csvEuros(gross),
    csvEuros(total),
  ])
}

/** The same documents as files: each as PDF and as e-invoice, with the table. One file is in memory at a time. */
export async function exportZip(db: Db, range: ExportRange, services: DocumentServices): Promise<Readable> {
  const rows = await listIssued(db, range.from, range.to)
  const csv = await exportCsv(db, range)
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'doklady.csv', content: Buffer.from(csv) }
    for (const row of rows) {
      const name = documentFileName(row)
      yield { name: `pdf/${name}.pdf`, content: await keepDocument(services, row) }
      const ubl = composeUbl(row.content)
      if (ubl) yield { name: `ubl/${name}.xml`, content: Buffer.from(ubl) }
    }
  }
  const { zipOf } = await import('../platform/files/zip.ts')
  return Readable.from(zipOf(entries(), services.clock.now()))
}
