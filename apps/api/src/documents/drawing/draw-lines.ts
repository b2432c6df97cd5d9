import type { BillLine, IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { isTaxKind } from '@dvor/contract/money/invoices.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber, formatPercent } from '@dvor/format/numbers.ts'
import type { Content, CustomTableLayout, TableCell } from 'pdfmake'
import { colours, textWidth } from './draw-style.ts'
import { documentWords } from '@dvor/texts/areas.ts'

/** A thin line under each row only; the outer columns have no padding. `space` in points. */
export const rowLines = (space = 3.5): CustomTableLayout => ({
  hLineWidth: (index) => (index === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => colours.line,
  paddingLeft: (column) => (column === 0 ? 0 : 12),
  paddingRight: () => 0,
  paddingTop: () => space,
  paddingBottom: () => space,
})

/** A cell of a table, aligned to the right and never broken; `style` is a name of `stylesIn`. */
export const right = (text: string, style?: string): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...(style && { style }),
})

/** The tax of a row, in words. */
export function rateText(
  { rate, category }: Pick<BillLine, 'rate' | 'category'>,
  language: Language,
  withoutVat: string,
): string {
  return category === 'S' || category === 'Z' ? formatPercent(rate ?? 0, language) : withoutVat
}

/** The lines of the bill; documents of a VAT payer show each line's rate. */
export function drawLines(document: IssuedDocument): Content {
  const { kind, bill, seller, language } = document
  const words = documentWords[language]
  const withRates = isTaxKind(kind) && seller.ic_dph !== null
  const heads = [
    { text: words.item, style: 'head' },
    right(words.quantity, 'head'),
    right(words.unitPrice, 'head'),
    ...(withRates ? [right(words.rate, 'head')] : []),
    right(withRates ? words.amountWithVat : words.amount, 'head'),
  ]
  const lines = isTaxKind(kind) ? bill.lines : withPackages(bill.lines)
  const rows = mergedLines(lines).map((line) => [
    described(line),
    right(line.kind === 'supply' ? formatNumber(line.quantity, language) : ''),
    right(line.kind === 'supply' ? formatMoney(line.unit_price, language) : ''),
    ...(withRates ? [right(line.kind === 'advance' ? '' : rateText(line, language, '–'))] : []),
    right(formatMoney(line.gross, language)),
  ])
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      // The first one as a number, because a column is never narrower than its longest word.
      widths: [0.55 * textWidth, 'auto', 'auto', ...(withRates ? ['auto'] : []), '*'],
      body: [heads, ...rows],
    },
    layout: rowLines(),
    margin: [0, 0, 0, 12],
  }
}

/** The parts of a package as one line: its split over VAT kinds is for documents of the tax. */
function withPackages(lines: readonly BillLine[]): BillLine[] {
  const parts = lines.filter((line) => line.package !== undefined)
  const [first] = parts
  if (!first?.package) return [...lines]
  const gross = parts.reduce((sum, part) => sum + part.gross, 0)
  const detail = [...new Set(parts.map(({ name }) => name))].join(', ')
  const whole: BillLine = { ...first, name: first.package, detail, quantity: 1, unit_price: gross, gross }
  return lines.flatMap((line) => (line === first ? [whole] : line.package === undefined ? [line] : []))
}

/** Merges lines that differ by their rate alone (a deducted invoice, a coupon); the VAT summary has the rates. */
function mergedLines(lines: readonly BillLine[]): BillLine[] {
  const keyOf = ({ kind, name, detail, rate }: BillLine, index: number) =>
    kind === 'supply' ? index : [kind, name, detail, kind === 'discount' && rate].join()
  const groups = Map.groupBy(lines.entries(), ([index, line]) => keyOf(line, index))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first[1], gross: group.reduce((sum, [, line]) => sum + line.gross, 0) }] : []
  })
}

function described({ name, detail }: BillLine): TableCell {
  return detail ? { stack: [{ text: name }, { text: detail, style: 'detail' }] } : { text: name }
}
