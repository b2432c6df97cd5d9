import type { Year } from './year.ts'

/** Cents of a decimal number of an export. */
const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)

type Row = Record<string, string>

/** Rows of a table of the export, by their columns. */
function rowsOf(csv: Buffer): Row[] {
  const [head = [], ...rows] = csv
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.match(/("([^"]|"")*"|[^;]*)(;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? [])
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])))
}

const kinds = ['documents', 'cash', 'bank', 'internal'] as const
type Kind = (typeof kinds)[number]

/** Sums of a package of Pohoda by the kind of document, money out negative. */
function sumsOf(xml: string): Record<Kind, number> {
  const sums = { documents: 0, cash: 0, bank: 0, internal: 0 }
  for (const item of xml.split('<dat:dataPackItem').slice(1)) {
    const total = (name: string) =>
      [...item.matchAll(new RegExp(`<typ:${name}>([^<]*)<`, 'g'))].reduce(
        (sum, [, text]) => sum + cents(text),
        0,
      )
    const sign = item.includes('Type>expense<') ? -1 : 1
    if (item.includes('<inv:invoice ')) sums.documents += total('priceSum')
    if (item.includes('<vch:voucher ')) sums.cash += sign * total('priceNone')
    if (item.includes('<bnk:bank ')) sums.bank += sign * total('priceNone')
    if (item.includes('<int:intDoc ')) sums.internal += total('priceNone')
  }
  return sums
}

/** The exports for the accountant: sums of the tables by kinds of rows, and of the packages by kinds of documents. */
export interface HandedOver {
  csv(kinds: readonly string[], column?: string): number
  pohoda: Readonly<Record<Kind, number>>
}

/** Reads all exports of the year. */
export async function readExports(year: Year): Promise<HandedOver> {
  const rows: Row[] = []
  const pohoda = { documents: 0, cash: 0, bank: 0, internal: 0 }
  for (const { id, format } of year.exports) {
    const { bytes } = await year.property.file(`/accounting-exports/${id}/file`)
    if (format === 'csv') rows.push(...rowsOf(bytes))
    else {
      const sums = sumsOf(new TextDecoder('windows-1250').decode(bytes))
      for (const kind of kinds) pohoda[kind] += sums[kind]
    }
  }
  const csv: HandedOver['csv'] = (wanted, column = 'Spolu') =>
    rows.filter((row) => wanted.includes(row['Druh'] ?? '')).reduce((sum, row) => sum + cents(row[column]), 0)
  return { csv, pohoda }
}
