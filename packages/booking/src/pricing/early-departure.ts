import {
  vatKind,
  type PriceBreakdown,
  type PriceLine,
  type StayRequest,
} from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { plainLine } from './plain-line.ts'
import { percentOf } from '@dvor/format/rounding.ts'

/** Stays that end on a day at the latest; stays that would begin on it or later are left out. */
export const staysUntil = (stays: readonly StayRequest[], departure: Day): StayRequest[] =>
  stays
    .filter(({ arrival }) => arrival < departure)
    .map((stay) => (stay.departure > departure ? { ...stay, departure } : stay))

/** The sum of a price by VAT kind, without the stay tax. Cents. */
const sumsOf = ({ lines }: Pick<PriceBreakdown, 'lines'>) =>
  vatKind.options.map((kind) => ({
    kind,
    amount: lines.reduce((sum, line) => (line.vat_kind === kind ? sum + line.amount : sum), 0),
  }))

/**
 * Fee for the nights that a guest leaves before: a percentage of the difference of two prices, a line for each
 * VAT kind. The stay tax of these nights is never kept, because nobody sleeps there.
 */
export function departureFeeLines(
  before: Pick<PriceBreakdown, 'lines'>,
  after: Pick<PriceBreakdown, 'lines'>,
  feePercent: number,
): PriceLine[] {
  const left = new Map(sumsOf(after).map(({ kind, amount }) => [kind, amount]))
  return sumsOf(before).flatMap(({ kind, amount }) => {
    const fee = percentOf(amount - (left.get(kind) ?? 0), feePercent)
    return fee > 0 ? [feeLine(kind, fee)] : []
  })
}

const feeLine = (vat_kind: PriceLine['vat_kind'], amount: number): PriceLine =>
  plainLine({ kind: 'early_departure', label: '', vat_kind, amount })

export const isDepartureFee = ({ kind }: PriceLine): boolean => kind === 'early_departure'
