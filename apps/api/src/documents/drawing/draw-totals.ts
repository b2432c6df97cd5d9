import type { BillTotals, IssuedDocument, VatRow } from '@dvor/booking/invoice/document.ts'
import { isTaxKind } from '@dvor/contract/money/invoices.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Content, TableCell } from 'pdfmake'
import { documentWords } from '@dvor/texts/areas.ts'
import type { Texts } from '@dvor/texts/texts.ts'
import { drawPayments } from './draw-payment.ts'
import { rateText, right, rowLines } from './draw-lines.ts'

interface Sum {
  label: string
  amount: number
  /** The amount due, which is drawn larger. */
  isDue?: boolean
}

/** The VAT summary on the left where there is one, the sums on the right. */
export function drawTotals(document: IssuedDocument): Content {
  const { seller, kind, bill } = document
  const withRecap = isTaxKind(kind) && seller.ic_dph !== null && bill.vat_rows.length > 0
  return {
    unbreakable: true,
    columns: [
      withRecap ? { width: '*', ...recap(document) } : { width: '*', text: '' },
      { width: 215, stack: [sums(document), ...drawPayments(document)] },
    ],
    columnGap: 28,
    margin: [0, 0, 0, 14],
  }
}

function sums(document: IssuedDocument) {
  const { language } = document
  const body = sumsOf(document, documentWords[language]).map(({ label, amount, isDue }) => {
    const style = isDue ? 'due' : undefined
    return [
      {
        text: label,
        ...(isDue ? { style: 'strong', margin: [0, 4, 0, 0] } : { style: 'label' }),
      } as TableCell,
      right(formatMoney(amount, language), style),
    ]
  })
  return { table: { widths: ['*', 'auto'], body }, layout: rowLines() }
}

function sumsOf({ kind, bill, requested }: IssuedDocument, words: Texts['documentWords']): Sum[] {
  const { totals } = bill
  switch (kind) {
    case 'advance_invoice':
      return [{ label: words.received_total, amount: totals.total, isDue: true }]
    case 'credit_note':
      return [{ label: words.corrected, amount: totals.total, isDue: true }]
    case 'stay_confirmation':
      return [
        { label: words.totalPrice, amount: totals.total },
        { label: words.prepaid, amount: totals.prepaid, isDue: true },
      ]
    case 'deposit_request':
      return [
        { label: words.totalPrice, amount: totals.total },
        ...paidSum(totals, words),
        { label: words.requested, amount: requested ?? 0, isDue: true },
      ]
    default:
      return [
        { label: kind === 'confirmation' ? words.totalPrice : words.total, amount: totals.total },
        ...paidSum(totals, words),
        dueSum(totals, words),
      ]
  }
}

function paidSum({ prepaid }: BillTotals, words: Texts['documentWords']): Sum[] {
  if (prepaid === 0) return []
  return [{ label: prepaid > 0 ? words.prepaid : words.given, amount: Math.abs(prepaid) }]
}

const dueSum = ({ due }: BillTotals, words: Texts['documentWords']): Sum =>
  due < 0
    ? { label: words.toReturn, amount: -due, isDue: true }
    : { label: words.toPay, amount: due, isDue: true }

/** Bases and VAT by rate; also of the whole supply where a part was invoiced in advance. */
function recap({ bill, language }: IssuedDocument) {
  const words = documentWords[language]
  const isSplit = bill.lines.some(({ kind }) => kind === 'advance')
  const head = [words.recap, words.base, words.vat, words.withVat].map((text, index) =>
    index === 0 ? { text, style: 'head' } : right(text, 'head'),
  )
  const groups = isSplit
    ? [[caption(words.supplied)], ...rowsOf(bill.supply, language), [caption(words.declared)]]
    : []
  const body = [head, ...groups, ...rowsOf(bill.vat_rows, language)]
  return {
    stack: [
      {
        table: { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], body: body.map(full) },
        layout: rowLines(2),
      },
      ...(bill.exemption && bill.vat_rows.some(({ category }) => category !== 'S')
        ? [{ text: bill.exemption, style: 'note', margin: [0, 6, 8, 0] as [number, number, number, number] }]
        : []),
    ],
    fontSize: 8,
  }
}

const caption = (text: string): TableCell => ({ text, style: 'strong', colSpan: 4 })

/** Completes a row to the table's width: a spanned cell is followed by empty ones. */
const full = (row: TableCell[]): TableCell[] =>
  Array.from({ length: 4 }, (_, column) => row[column] ?? { text: '' })

function rowsOf(rows: readonly VatRow[], language: Language): TableCell[][] {
  const words = documentWords[language]
  return rows.map((row) => [
    { text: rateText(row, language, words.withoutVat) },
    right(formatMoney(row.net, language)),
    right(formatMoney(row.vat, language)),
    right(formatMoney(row.gross, language)),
  ])
}
