import type { EarnedSums, SettledSums } from '@dvor/contract/insight/monthly-statement.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { isOff } from '../reservation/states.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { accountOf, type Owed } from './payment-status.ts'

/** A reservation whose stay is over; `paid` is the sum of its ledger. Cents. */
export interface EndedStay extends Owed {
  state: ReservationState
  lines: readonly PriceLine[]
  paid: number
}

/**
 * The earnings of a stay by the parts of its price: of a given-up order the kept payments, of any other the whole
 * price. A discount reduces the part of its VAT kind. The parts add up to the total.
 */
export function earnedBy({ lines, paid, ...owed }: EndedStay): EarnedSums {
  const sums: EarnedSums = {
    reservations: 1,
    accommodation: 0,
    food: 0,
    other: 0,
    stay_tax: 0,
    fees: 0,
    total: 0,
  }
  if (isOff(owed.state)) {
    const price = { instalments: [], stay_tax: taxOf(lines), lines }
    const { surplus } = accountOf({ ...owed, price }, [{ kind: 'payment', amount: paid }])
    sums.fees = Math.max(0, paid - surplus)
    sums.total = sums.fees
  } else
    for (const line of lines) {
      const part = partOf(line)
      sums[part] = (sums[part] ?? 0) + line.amount
      sums.total += line.amount
    }
  return sums
}

const taxOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { kind, amount }) => (kind === 'stay_tax' ? sum + amount : sum), 0)

function partOf({ kind, vat_kind }: PriceLine): string {
  if (kind === 'early_departure') return 'fees'
  return kind === 'stay_tax' ? 'stay_tax' : (vat_kind ?? 'other')
}

/** The earnings against the ledger: `paid` − `overpaid` + `open` is the earned total. Cents. */
export function settledBy(stay: EndedStay): SettledSums {
  const { total } = earnedBy(stay)
  const { paid } = stay
  return { paid, open: Math.max(0, total - paid), overpaid: Math.max(0, paid - total) }
}

/** Adds up sums of the same form. */
export function addSums<T extends Record<string, number>>(none: T, all: readonly T[]): T {
  const whole: Record<string, number> = { ...none }
  for (const one of all)
    for (const [key, amount] of Object.entries(one)) whole[key] = (whole[key] ?? 0) + amount
  return whole as T
}
