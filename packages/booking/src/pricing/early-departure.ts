import type { PriceBreakdown, PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { amountsByKind, splitAmount } from '../money/split-amount.ts'
import { nightsOfLine, type AgreedStays } from './agreed-nights.ts'
import { plainLine } from './plain-line.ts'
import { percentOf, portion } from '@dvor/format/rounding.ts'

/** Stays that end on a day at the latest; stays that would begin on it or later are left out. */
export const staysUntil = (stays: readonly StayRequest[], departure: Day): StayRequest[] =>
  stays
    .filter(({ arrival }) => arrival < departure)
    .map((stay) => (stay.departure > departure ? { ...stay, departure } : stay))

/**
 * Fee for the nights that a guest leaves before: a percentage of the difference of two prices, a line for each
 * VAT kind that became cheaper (an agreed surcharge moves to the others), with the nights from the departure to the agreed one. The stay tax of these nights is never kept, because
 * nobody sleeps there.
 */
export function departureFeeLines(
  before: Pick<PriceBreakdown, 'lines'>,
  after: Pick<PriceBreakdown, 'lines'>,
  feePercent: number,
  { departure, agreed }: { departure: Day; agreed: Day },
): PriceLine[] {
  const days = { first_night: departure, last_night: addDays(agreed, -1) }
  const freed = [...before.lines, ...after.lines.map((line) => ({ ...line, amount: 0 - line.amount }))]
  const changes = amountsByKind(freed)
  const whole = changes.reduce((sum, { amount }) => sum + amount, 0)
  const lower = changes.filter(({ amount }) => amount > 0)
  return splitAmount(percentOf(whole, feePercent), lower).map(({ kind, amount }) => ({
    ...feeLine(kind, amount),
    ...days,
  }))
}

const feeLine = (vat_kind: PriceLine['vat_kind'], amount: number): PriceLine =>
  plainLine({ kind: 'early_departure', label: '', vat_kind, amount })

/**
 * The fees of earlier departures after a change: room nights that are booked again take their share along. A fee without
 * nights is older than these and stays.
 */
export function keptDepartureFees({ stays, lines }: AgreedStays, after: readonly StayRequest[]): PriceLine[] {
  return lines.filter(isDepartureFee).flatMap((line) => {
    const [nightsBefore, still] = [nightsLeft(line, stays), nightsLeft(line, after)]
    if (still >= nightsBefore) return [line]
    const amount = portion(line.amount, still, nightsBefore)
    return amount > 0 ? [{ ...line, unit_price: amount, amount }] : []
  })
}

/** Room nights of a fee in which nobody sleeps. */
function nightsLeft(line: PriceLine, stays: readonly StayRequest[]): number {
  const { first_night: first, last_night: last } = line
  if (!first || !last) return 0
  const end = addDays(last, 1)
  return stays.reduce((sum, { arrival, departure }) => {
    const [from, until] = [arrival > first ? arrival : first, departure < end ? departure : end]
    return sum + nightsOfLine(line) - Math.max(0, daysBetween(from, until))
  }, 0)
}

export const isDepartureFee = ({ kind }: PriceLine): boolean => kind === 'early_departure'
