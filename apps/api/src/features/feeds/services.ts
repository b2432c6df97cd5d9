import type { Services } from '../../services.ts'

/** What reading foreign calendars needs: the time, our own address (events of ours come back), how far it may reach. */
export type FeedServices = Pick<Services, 'clock' | 'publicUrl' | 'feedReach' | 'log'>
