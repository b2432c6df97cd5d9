import type { FastifyBaseLogger } from 'fastify'
import type { AccountOptions } from './accounts/services.ts'
import type { Reach } from './platform/outgoing/reach.ts'
import type { GatewayOptions } from './payments/providers/services.ts'
import type { Clock } from './platform/clock.ts'
import type { PlatformOptions } from './platform/services.ts'
import type { SampleOptions } from './sample/fill-sample.ts'

/** Options from the composition root; the API never reads the environment. */
export interface ApiOptions extends PlatformOptions, AccountOptions, GatewayOptions, SampleOptions {
  /**
   * Whether guests' limits apply (`platform/http/limits.ts`); true by default, false for benchmarks and
   * tests.
   */
  guestLimits?: boolean
  clock?: Clock
  /** Addresses that portals' calendars and webhooks may have; the public internet unless given. */
  reach?: Reach
  /** Longest time (ms) that an order waits for portals; 2000 unless given. */
  orderPullTimeoutMs?: number
  /** Longest time (ms) that the receiver of a webhook has; 15 seconds unless given. */
  webhookTimeoutMs?: number
  logger: FastifyBaseLogger
}
