import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** A bank transaction as the API shows it. */
export type Line = ListItem<typeof statementLines>

/** Formats an amount (cents) in the transaction's currency. */
export function amountText(cents: number, currency: string): string {
  const euros = formatMoney(cents)
  return currency === 'EUR' ? euros : euros.replace('€', currency)
}

/** Part of a transaction that is not allocated yet; cents, never negative. */
export const leftOf = ({ amount, allocated }: Pick<Line, 'amount' | 'allocated'>): number =>
  Math.abs(amount) - Math.abs(allocated)
