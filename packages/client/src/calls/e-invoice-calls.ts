import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { receivedInvoices } from '@dvor/contract/collections/reservations/received-invoices.ts'
import type { TransportView } from '@dvor/contract/money/e-invoices.ts'
import type { ReceivedState } from '@dvor/contract/money/received-invoices.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { CallOptions, Send } from '../transport/transport.ts'

/** A received invoice as lists show it. */
export type Received = ListItem<typeof receivedInvoices>

const one = (id: string) => `/received-invoices/${encodeURIComponent(id)}`

/** The owner's actions on received e-invoices, and the folders of the transport. */
export function eInvoiceCalls(send: Send) {
  return withAttempt({
    /** Takes the file of a supplier's e-invoice. */
    receive: (
      file: File,
      { onProgress }: Pick<CallOptions, 'onProgress'> = {},
    ): Promise<Attempt<Received>> => {
      const body = new FormData()
      body.append('file', file, file.name)
      return send('POST', '/received-invoices', { body, onProgress })
    },
    mark: (id: string, state: ReceivedState): Promise<Attempt<Received>> =>
      send('POST', `${one(id)}/state`, { body: { state } }),
    transport: (): Promise<Attempt<TransportView>> => send('GET', '/e-invoices/transport'),
  })
}

/** Path of the file of a received invoice, as it came. */
export const receivedFilePath = (id: string): string => `${one(id)}/original.xml`
