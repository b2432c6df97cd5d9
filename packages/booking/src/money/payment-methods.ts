import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'

/** Properties of a payment method. */
interface MethodRules {
  /** The guest pays at a gateway at once. */
  isOnline: boolean
  /** Method of its entries in the ledger; null where a person or a statement enters them. */
  ledger: TransactionLog['method'] | null
}

const methodRules: Readonly<Record<PaymentMethod, MethodRules>> = {
  card: { isOnline: true, ledger: 'card' },
  bank: { isOnline: true, ledger: 'transfer' },
  later: { isOnline: true, ledger: 'transfer' },
  sandbox: { isOnline: true, ledger: 'sandbox' },
  transfer: { isOnline: false, ledger: null },
  on_site: { isOnline: false, ledger: null },
}

/** Whether the guest is redirected to a gateway at once; false where no method is chosen. */
export const isPaidOnline = (method: PaymentMethod | null): boolean =>
  method !== null && methodRules[method].isOnline

/**
 * The methods of those offered by which an order can be paid. One whose rate plan is paid with the order (`isPrepaid`) is
 * not paid on site, unless there is no other way to pay.
 */
export function methodsFor(offered: readonly PaymentMethod[], prepaid: boolean): PaymentMethod[] {
  const ahead = offered.filter((method) => method !== 'on_site')
  return prepaid && ahead.length > 0 ? ahead : [...offered]
}

/** Method of the ledger's entries for payments at a gateway. @throws for a method that no gateway serves */
export function ledgerMethodOf(method: PaymentMethod): TransactionLog['method'] {
  const { ledger } = methodRules[method]
  if (ledger === null) throw new Error(`${method} is not paid at a gateway`)
  return ledger
}
