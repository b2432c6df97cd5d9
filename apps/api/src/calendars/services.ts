import type { Services } from '../platform/services.ts'

/**
 * Services for reading foreign calendars: the clock, the property's own address (exported events come back), the
 * allowed addresses.
 */
export type FeedServices = Pick<Services, 'clock' | 'publicUrl' | 'log' | 'reach'> & {
  /** Longest time (ms) that an order waits for portals; 2000 unless given. */
  readonly orderPullTimeoutMs?: number
}
