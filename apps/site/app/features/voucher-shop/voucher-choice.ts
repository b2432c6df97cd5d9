import type { VoucherOffer } from '@dvor/contract/reservations/voucher-orders.ts'
import { parseMoney } from '@dvor/format/money.ts'

/** Value of the choice of a value that is typed. */
export const otherValue = 'other'

const packagePrefix = 'package:'

/** Value of the choice of a package. */
export const packageValue = (id: string): string => `${packagePrefix}${id}`

/** The choice of a form: as it was sent, else the first value of the offer. */
export const choiceOf = (sent: string | undefined, { values }: Pick<VoucherOffer, 'values'>): string =>
  sent ?? String(values[0] ?? otherValue)

/** Id of the chosen package; null where a value is chosen. */
export const chosenPackage = (choice: string): string | null =>
  choice.startsWith(packagePrefix) ? choice.slice(packagePrefix.length) : null

/** Cents of a chosen value; 0 where what was typed is no amount. */
export const chosenCents = (choice: string, typed: string): number =>
  (choice === otherValue ? parseMoney(typed) : Number(choice)) || 0
