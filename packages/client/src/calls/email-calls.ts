import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { outgoingEmails } from '@dvor/contract/collections/messages/outgoing-emails.ts'
import type * as wire from '@dvor/contract/messages/emails.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

const text = (id: string) => `/editable-automated-emails/${encodeURIComponent(id)}`
const sent = (id: string) => `/outgoing-emails/${encodeURIComponent(id)}`

/**
 * E-mails beyond reading and editing them, and the notification calls (docs/contract.md, Back office).
 */
export function emailCalls(send: Send) {
  return withAttempt({
    words: (id: string): Promise<Attempt<wire.EmailWords>> => send('GET', `${text(id)}/variables`),
    preview: (id: string, body: wire.EmailPreviewInput): Promise<Attempt<wire.EmailPreview>> =>
      send('POST', `${text(id)}/preview`, { body }),
    test: (id: string, body: wire.EmailPreviewInput): Promise<Attempt<wire.EmailTested>> =>
      send('POST', `${text(id)}/test`, { body }),
    /** A written e-mail with its pictures in the html. */
    show: (id: string): Promise<Attempt<wire.EmailPreview>> => send('GET', `${sent(id)}/preview`),
    resend: (id: string): Promise<Attempt<SingleRecord<typeof outgoingEmails>>> =>
      send('POST', `${sent(id)}/resend`),
    messages: (reservation: string): Promise<Attempt<wire.ReservationMessage[]>> =>
      send('GET', `/reservations/${encodeURIComponent(reservation)}/messages`),
    sendConfirmation: (reservationId: string): Promise<Attempt<wire.NoticesWritten>> =>
      send('POST', '/send-reservation-confirmation', { body: { reservationId } }),
    sendStateChange: (body: wire.StateChangeNotice): Promise<Attempt<wire.NoticesWritten>> =>
      send('POST', '/send-reservation-state-change', { body }),
    sendRemovedService: (body: {
      reservationId: string
      service?: string
    }): Promise<Attempt<wire.NoticesWritten>> => send('POST', '/send-removed-service-notification', { body }),
  })
}
