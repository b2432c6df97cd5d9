import type { VatKind } from '@dvor/contract/values/vat-kind.ts'
import type { AdvanceShare, IssuedAdvance } from './advance.ts'
import type { Bill, BillLine, BillTotals, VatRow } from './document.ts'
import { isSameClass, netOf, vatClassOf, vatIn, type VatClass, type VatRules } from './vat.ts'

/** One line of an agreed price with its finished name; cents with VAT, a discount negative. */
export interface Item {
  kind: 'supply' | 'discount'
  name: string
  detail: string | null
  quantity: number
  unit: BillLine['unit']
  unit_price: number
  amount: number
  vat_kind: VatKind | null
  /** Name of the package that it is a part of. */
  package?: string | undefined
}

export interface BillInput {
  items: readonly Item[]
  rules: VatRules
  /** Invoices for payments in advance, which are deducted. */
  advances: readonly IssuedAdvance[]
  /** The sum of the ledger. */
  paid: number
  /** Name of the line of a deducted invoice. */
  deductionName(advance: IssuedAdvance): string
  exemption: string | null
}

type Draft = Omit<BillLine, 'net'>

const sumOf = <T>(all: readonly T[], pick: (one: T) => number): number =>
  all.reduce((sum, one) => sum + pick(one), 0)

/**
 * The bill of a price with VAT included: lines with their net amounts, the summary by rates, and the totals of EN
 * 16931 (BR-CO-10 to BR-CO-16 hold to the cent). VAT is computed from the gross sum of each rate, half away from zero;
 * advances are deducted with the VAT of their invoices.
 */
export function composeBill(input: BillInput): Bill {
  const { items, rules, advances, paid, exemption } = input
  const supplied = withNets([...items.map((item) => draftOf(item, rules)), ...restatedAt(input)])
  const deducted = advances.flatMap((advance) => deductionsOf(advance, input))
  const lines = [...supplied, ...deducted]
  const supply = recapOf(supplied, (rows, vatClass) => vatIn(rows, vatClass))
  const vat_rows = lessDeductions(supply, deducted)
  const invoiced = sumOf(advances, (advance) => sumOf(advance.shares, (share) => share.gross))
  return { lines, supply, vat_rows, totals: totalsOf(lines, vat_rows, paid - invoiced), exemption }
}

function draftOf({ vat_kind, amount, ...item }: Item, rules: VatRules): Draft {
  return { ...item, gross: amount, ...vatClassOf(vat_kind, rules) }
}

const isRestated = (share: AdvanceShare, rules: VatRules): boolean =>
  !isSameClass(share, vatClassOf(share.kind, rules))

/**
 * Shares taxed at a rate that is no longer valid. Each tax duty keeps the rate of its day, so only the rest of the
 * price is taxed at today's rate, and the share is removed from that base.
 */
function restatedAt({ advances, rules, deductionName }: BillInput): Draft[] {
  return advances.flatMap((advance) =>
    advance.shares
      .filter((share) => isRestated(share, rules))
      .map((share) => deduction(deductionName(advance), share.gross, vatClassOf(share.kind, rules))),
  )
}

/** One line for each rate of a deducted invoice. */
function deductionsOf(advance: IssuedAdvance, { rules, deductionName }: BillInput): BillLine[] {
  const shares = advance.shares.filter((share) => !isRestated(share, rules))
  const classes = shares.filter(
    (share, index) => shares.findIndex((one) => isSameClass(one, share)) === index,
  )
  return classes.map((vatClass) => {
    const alike = shares.filter((share) => isSameClass(share, vatClass))
    const gross = sumOf(alike, (share) => share.gross)
    const vat = sumOf(alike, (share) => share.vat)
    return { ...deduction(deductionName(advance), gross, vatClass), net: vat - gross }
  })
}

const deduction = (name: string, gross: number, { category, rate }: VatClass): Draft => ({
  kind: 'advance',
  name,
  detail: null,
  quantity: -1,
  unit: 'piece',
  unit_price: gross,
  gross: -gross,
  category,
  rate,
})

/** Net amounts by the running sum of each rate, so that they add up to the net of the whole. */
function withNets(drafts: readonly Draft[]): BillLine[] {
  const running = new Map<string, number>()
  return drafts.map((draft) => {
    const key = `${draft.category}${draft.rate}`
    const before = running.get(key) ?? 0
    const after = before + draft.gross
    running.set(key, after)
    return { ...draft, net: netOf(after, draft) - netOf(before, draft) }
  })
}

function recapOf(lines: readonly BillLine[], vatOf: (gross: number, vatClass: VatClass) => number): VatRow[] {
  const classes = lines.filter((line, index) => lines.findIndex((one) => isSameClass(one, line)) === index)
  return classes
    .map(({ category, rate }): VatRow => {
      const gross = sumOf(
        lines.filter((line) => isSameClass(line, { category, rate })),
        (line) => line.gross,
      )
      const vat = vatOf(gross, { category, rate })
      return { category, rate, gross, vat, net: gross - vat }
    })
    .toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0))
}

/** The rows without deductions; a rate that occurs in deductions alone has a row of its own. */
function lessDeductions(supply: readonly VatRow[], deducted: readonly BillLine[]): VatRow[] {
  const deductedRows = recapOf(deducted, (_gross, vatClass) =>
    sumOf(
      deducted.filter((line) => isSameClass(line, vatClass)),
      (line) => line.gross - line.net,
    ),
  )
  const alone = deductedRows.filter((row) => !supply.some((one) => isSameClass(one, row)))
  const rest = supply.map((row): VatRow => {
    const off = deductedRows.find((one) => isSameClass(one, row))
    return off
      ? { ...row, net: row.net + off.net, vat: row.vat + off.vat, gross: row.gross + off.gross }
      : row
  })
  return [...rest, ...alone]
}

function totalsOf(lines: readonly BillLine[], rows: readonly VatRow[], prepaid: number): BillTotals {
  const discounts = lines.filter((line) => line.kind === 'discount')
  const lines_net = sumOf(lines, (line) => line.net) - sumOf(discounts, (line) => line.net)
  const allowances = 0 - sumOf(discounts, (line) => line.net)
  const net = lines_net - allowances
  const vat = sumOf(rows, (row) => row.vat)
  const total = net + vat
  return { lines_net, allowances, net, vat, total, prepaid, due: total - prepaid }
}
