import type { Bill, BillLine, VatRow } from './document.ts'

/** Never minus zero, which JSON would change. */
const minus = (amount: number): number => 0 - amount

const lineBack = (line: BillLine): BillLine => ({
  ...line,
  quantity: minus(line.quantity),
  gross: minus(line.gross),
  net: minus(line.net),
})

const rowBack = (row: VatRow): VatRow => ({
  ...row,
  net: minus(row.net),
  vat: minus(row.vat),
  gross: minus(row.gross),
})

/** The bill that reverses another one: every amount is negated, so that both add up to zero. */
export function creditOf({ lines, supply, vat_rows, totals, exemption }: Bill): Bill {
  const turned = Object.entries(totals).map(([key, amount]) => [key, minus(amount)])
  return {
    lines: lines.map(lineBack),
    supply: supply.map(rowBack),
    vat_rows: vat_rows.map(rowBack),
    totals: Object.fromEntries(turned) as Bill['totals'],
    exemption,
  }
}
