import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'

/** A received invoice as the API shows it. */
export type Received = ListItem<typeof receivedInvoices>
