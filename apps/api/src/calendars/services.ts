import type { Services } from '../services.ts'

/**
 * Services for reading foreign calendars: the clock, the property's own address (exported events come back), the
 * allowed addresses.
 */
export type FeedServices = Pick<Services, 'clock' | 'publicUrl' | 'feedReach' | 'log'>
