import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { statementLines } from '@dvor/contract/collections/reservations/statement-lines.ts'

/** A bank transaction as the API shows it. */
export type Line = ListItem<typeof statementLines>

/** Part of a transaction that is not allocated yet; cents, never negative. */
export const leftOf = ({ amount, allocated }: Pick<Line, 'amount' | 'allocated'>): number =>
  Math.abs(amount) - Math.abs(allocated)
