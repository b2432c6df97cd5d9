import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { authCalls } from './calls/auth-calls.ts'
import { bookingCalls } from './calls/booking-calls.ts'
import { frontDeskCalls } from './calls/front-desk-calls.ts'
import { documentCalls } from './calls/document-calls.ts'
import { emailCalls } from './calls/email-calls.ts'
import { resourceOf, singletonOf } from './calls/resource.ts'
import { valueOrNull } from './transport/result.ts'
import {
  createSend,
  createTransport,
  type CallOptions,
  type Method,
  type TransportOptions,
} from './transport/transport.ts'
import { gatheringCalls } from './gatherings/gathering-calls.ts'
import { guestVoucherCalls } from './vouchers/voucher-calls.ts'
import { visitorCalls } from './calls/visitor-calls.ts'

export type Client = ReturnType<typeof createClient>

/**
 * A typed client of the API over a given fetch: for browsers, for pages rendered in the server, for tests. A call
 * counts as successful on status 200 alone. Each call has two forms: the plain one returns its value or null, the one
 * under `attempt` returns `{ ok, value }` or `{ ok, error }` with the API's error and status. Calls never throw,
 * except for an abort by the caller.
 */
export function createClient(options: TransportOptions) {
  const { attempt, open, renew } = createTransport(options)
  return {
    /** Any call by method and path (from `/` on); prefer the named ones. */
    attempt,
    call: async <T>(method: Method, path: string, callOptions?: CallOptions): Promise<T | null> =>
      valueOrNull(await attempt<T>(method, path, callOptions)),
    /** Renews the session now, once for all concurrent callers. @returns whether it is alive */
    renewSession: renew,
    resource: <C extends Collection>(collection: C) => resourceOf(attempt, collection),
    singleton: <C extends Collection>(collection: C) => singletonOf(attempt, collection),
    booking: bookingCalls(attempt),
    frontDesk: frontDeskCalls(attempt),
    documents: documentCalls(attempt),
    emails: emailCalls(attempt),
    visitor: visitorCalls(attempt, options),
    vouchers: guestVoucherCalls(attempt),
    gatherings: gatheringCalls(attempt),
    /** For `watchChanges` (change-watch.ts), which pages for visitors do not load. */
    open,
    auth: authCalls(createSend(options), attempt, options.session),
  }
}
