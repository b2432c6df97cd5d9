import type { VatRow } from '@dvor/booking/invoice/document.ts'
import type { Day } from '@dvor/format/days.ts'
import { decimalEuros } from '@dvor/format/money.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'
import type { Prefix } from './parts.ts'
import { pohodaRateOf } from './vat-kinds.ts'

const names = { low: 'Low', high: 'High', third: '3' } as const

/** Sums of a document by Pohoda's kinds of rates on the day of the tax. */
export function sumsByRate(prefix: Prefix, vatRows: readonly VatRow[], day: Day): Element | null {
  const rowsOf = (kind: keyof typeof names | 'none') =>
    vatRows.filter((row) => pohodaRateOf(row, day) === kind)
  const sum = (rows: readonly VatRow[], key: 'net' | 'vat' | 'gross') =>
    decimalEuros(rows.reduce((total, row) => total + row[key], 0))
  const without = rowsOf('none')
  const sums = (['low', 'high', 'third'] as const).flatMap((kind) => {
    const rows = rowsOf(kind)
    const name = `typ:price${names[kind]}`
    return rows.length === 0
      ? []
      : [
          element(name, sum(rows, 'net')),
          element(`${name}VAT`, sum(rows, 'vat')),
          element(`${name}Sum`, sum(rows, 'gross')),
        ]
  })
  return element(`${prefix}:homeCurrency`, [
    without.length > 0 ? element('typ:priceNone', sum(without, 'gross')) : null,
    ...sums,
  ])
}
