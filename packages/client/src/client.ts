import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { pageCalls } from '@dvor/contract/calls/content/content.ts'
import { pagePaths, surveyPaths } from '@dvor/contract/calls/content/content-paths.ts'
import type { surveyCalls } from '@dvor/contract/calls/content/surveys.ts'
import type { gatheringCalls } from '@dvor/contract/calls/guests/gatherings.ts'
import { gatheringPaths } from '@dvor/contract/calls/guests/gathering-paths.ts'
import type { waitingGuestCalls } from '@dvor/contract/calls/guests/waiting-list.ts'
import { waitingGuestPaths } from '@dvor/contract/calls/guests/waiting-list-paths.ts'
import type { sandboxCalls } from '@dvor/contract/calls/money/payments.ts'
import { sandboxPaths } from '@dvor/contract/calls/money/payment-paths.ts'
import type { guestVoucherCalls } from '@dvor/contract/calls/vouchers/guest-vouchers.ts'
import { guestVoucherPaths } from '@dvor/contract/calls/vouchers/voucher-paths.ts'
import { lazily } from '@dvor/format/lazily.ts'
import { authCalls } from './calls/auth-calls.ts'
import { bookingCalls } from './calls/booking-calls.ts'
import { resourceOf, singletonOf } from './calls/resource.ts'
import type { CallAddress } from './transport/address.ts'
import { callsOf } from './transport/calls-of.ts'
import { valueOrNull } from './transport/result.ts'
import {
  createSend,
  createTransport,
  type CallOptions,
  type TransportOptions,
} from './transport/transport.ts'
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
  // The server makes a client for each page, which uses two or three groups of calls.
  const booking = lazily(() => bookingCalls(attempt))
  const visitor = lazily(() => visitorCalls(attempt, options))
  const vouchers = lazily(() => callsOf<typeof guestVoucherCalls>(attempt, guestVoucherPaths))
  const gatherings = lazily(() => callsOf<typeof gatheringCalls>(attempt, gatheringPaths))
  const waiting = lazily(() => callsOf<typeof waitingGuestCalls>(attempt, waitingGuestPaths))
  const pages = lazily(() => callsOf<typeof pageCalls>(attempt, pagePaths))
  const sandbox = lazily(() => callsOf<typeof sandboxCalls>(attempt, sandboxPaths))
  const surveys = lazily(() => callsOf<typeof surveyCalls>(attempt, surveyPaths))
  const auth = lazily(() => authCalls(createSend(options), attempt, options.session))
  return {
    /** Any call by its address (`callAddress`, `collectionAddresses`); prefer the named ones. */
    attempt,
    call: async <T>(address: CallAddress<T>, callOptions?: CallOptions): Promise<T | null> =>
      valueOrNull(await attempt(address, callOptions)),
    /** Renews the session now, once for all concurrent callers. @returns whether it is alive */
    renewSession: renew,
    resource: <C extends Collection>(collection: C) => resourceOf(attempt, collection, options.locale),
    singleton: <C extends Collection>(collection: C) => singletonOf(attempt, collection),
    get booking() {
      return booking()
    },
    get visitor() {
      return visitor()
    },
    get vouchers() {
      return vouchers()
    },
    get gatherings() {
      return gatherings()
    },
    get waiting() {
      return waiting()
    },
    get pages() {
      return pages()
    },
    get sandbox() {
      return sandbox()
    },
    get surveys() {
      return surveys()
    },
    get auth() {
      return auth()
    },
    /** For `watchChanges` (change-watch.ts), which pages for visitors do not load. */
    open,
  }
}
