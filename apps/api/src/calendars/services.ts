import type { Services } from '../platform/services.ts'
import type { FeedReach } from './reading/reach.ts'

/**
 * Services for reading foreign calendars: the clock, the property's own address (exported events come back), the
 * allowed addresses.
 */
export type FeedServices = Pick<Services, 'clock' | 'publicUrl' | 'log'> & {
  readonly feedReach: FeedReach
  /** Longest time (ms) that an order waits for portals; 2000 unless given. */
  readonly orderPullTimeoutMs?: number
}
