import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** A movement on the account as the API shows it. */
export type Line = ListItem<typeof statementLines>

/** An amount of the movement's own currency, cents. */
export function amountText(cents: number, currency: string): string {
  const euros = formatMoney(cents)
  return currency === 'EUR' ? euros : euros.replace('€', currency)
}

/** What of a movement belongs to nobody yet; cents, always positive. */
export const leftOf = ({ amount, allocated }: Pick<Line, 'amount' | 'allocated'>): number =>
  Math.abs(amount) - Math.abs(allocated)
