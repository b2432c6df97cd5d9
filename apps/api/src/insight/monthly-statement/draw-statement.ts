import { labelOf } from '@dvor/contract/declaration/label-of.ts'
import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { documentKinds } from '@dvor/contract/money/invoices.ts'
import { furtherSums } from '@dvor/contract/money/vat-kinds.ts'
import { transactionMethods } from '@dvor/contract/money/ledger.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Content, TableCell } from 'pdfmake'
import { printPdf } from '../../platform/pdf/printer.ts'
import { colours, sideMargin, stylesIn, type DocumentLook } from '../../documents/drawing/draw-style.ts'
import { right, rowLines } from '../../documents/drawing/draw-lines.ts'
import { statementWords } from './statement-words.ts'

/** The statement on one page in A4; a long list of differences goes on behind it. */
export function statementPdf(
  statement: MonthlyStatement,
  name: string,
  look: DocumentLook,
  language: OfficeLanguage,
): Promise<Buffer> {
  const words = statementWords[language]
  return printPdf({
    pageSize: 'A4',
    pageMargins: [sideMargin, 38, sideMargin, 48],
    language,
    displayTitle: true,
    info: { title: `${words.title} ${statement.month}`, author: name, creator: name, producer: name },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: colours.ink },
    styles: stylesIn(look),
    content: [
      { text: words.title, fontSize: 17, bold: true, color: look.accent },
      { text: `${name} · ${formatDayRange(statement.from, statement.to, language)}`, margin: [0, 2, 0, 8] },
      ...parts(statement, language),
    ],
  })
}

/** A row of a table: its name and cells, which are cents unless they are texts. */
type Cells = readonly (number | string)[]

function parts(statement: MonthlyStatement, language: OfficeLanguage): Content[] {
  const draw = ({ title, head, rows }: Part): Content[] =>
    rows.length === 0 ? [] : [heading(title), table(head, rows, language)]
  return [...stayParts(statement, language), ...movementParts(statement, language)].flatMap(draw)
}

interface Part {
  title: string
  head: readonly string[]
  rows: readonly Cells[]
}

/** Nights, what the ended stays earned, its VAT, and how it is paid. */
function stayParts(statement: MonthlyStatement, language: OfficeLanguage): Part[] {
  const { nights, earned, vat_kinds, kept_deposits, settled, vat, invoiced } = statement
  const words = statementWords[language]
  const sums = ['', words.amount]
  return [
    {
      title: words.nights,
      head: ['', words.count],
      rows: [
        [words.sold, String(nights.sold)],
        [words.portal, String(nights.portal)],
        [words.available, String(nights.available)],
        [words.occupancy, nights.occupancy === null ? '–' : percent(nights.occupancy, language)],
      ],
    },
    {
      title: words.earned,
      head: sums,
      rows: [
        [words.accommodation, earned.accommodation],
        [words.food, earned.food],
        [words.other, earned.other],
        ...furtherSums(earned, vat_kinds).map((row) => [row.label[language], row.amount]),
        [words.fees, earned.fees],
        [words.stayTax, earned.stay_tax],
        [words.total, earned.total],
        ...(kept_deposits > 0 ? [[words.keptDeposits, kept_deposits]] : []),
      ],
    },
    {
      title: words.vat,
      head: [words.rate, words.net, words.vatAmount, words.gross],
      rows: vat.map(({ rate, net, vat: tax, gross }) => [percent(rate, language), net, tax, gross]),
    },
    {
      title: words.settled,
      head: sums,
      rows: [
        [words.paid, settled.paid],
        [words.overpaid, 0 - settled.overpaid],
        [words.open, settled.open],
        [words.total, earned.total],
        [words.invoiced, invoiced],
      ],
    },
  ]
}

/** Money and documents of the month, and the reservations that differ. */
function movementParts(
  { money, vouchers, documents, differences }: MonthlyStatement,
  language: OfficeLanguage,
): Part[] {
  const words = statementWords[language]
  return [
    {
      title: words.money,
      head: [words.method, words.received, words.returned, words.total],
      rows: money.map(({ method, received, returned, net }) => [
        labelOf(transactionMethods, method, language),
        received,
        returned,
        net,
      ]),
    },
    {
      title: words.vouchers,
      head: ['', words.amount],
      rows: Object.values(vouchers).every((sum) => sum === 0)
        ? []
        : [
            [words.vouchersSold, vouchers.sold],
            [words.vouchersRefunded, vouchers.refunded],
            [words.vouchersRedeemed, vouchers.redeemed],
            [words.vouchersForfeited, vouchers.forfeited],
            [words.vouchersOutstanding, vouchers.outstanding],
          ],
    },
    {
      title: words.documents,
      head: [words.kind, words.net, words.vatAmount, words.gross],
      rows: documents.map(({ kind, count, net, vat, total }) => [
        `${labelOf(documentKinds, kind, language)} (${count})`,
        net,
        vat,
        total,
      ]),
    },
    {
      title: words.differences,
      head: [words.reservation, words.total, words.paid, words.invoiced],
      rows: differences.map(({ number, guest_name, earned, paid, invoiced }) => [
        [number, guest_name].filter(Boolean).join(' · '),
        earned,
        paid,
        invoiced,
      ]),
    },
  ]
}

const percent = (value: number, language: OfficeLanguage): string =>
  `${new Intl.NumberFormat(language).format(value)} %`

const heading = (text: string): Content => ({ text, style: 'strong', margin: [0, 8, 0, 2] })

function table(head: readonly string[], rows: readonly Cells[], language: OfficeLanguage): Content {
  const cell = (value: number | string, index: number): TableCell => {
    const text = typeof value === 'number' ? formatMoney(value, language) : value
    return index === 0 ? { text } : right(text)
  }
  const body = [
    head.map((text, index) => (index === 0 ? { text, style: 'head' } : right(text, 'head'))),
    ...rows.map((row) => row.map(cell)),
  ]
  const widths = head.map((_, index) => (index === 0 ? '*' : 85))
  return { table: { headerRows: 1, widths, body }, layout: rowLines() }
}
