import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** A received invoice as the API shows it. */
export type Received = ListItem<typeof receivedInvoices>

/** Formats an amount (cents) in the invoice's currency. */
export function amountText(cents: number, currency: string): string {
  const euros = formatMoney(cents)
  return currency === 'EUR' ? euros : euros.replace('€', currency)
}
