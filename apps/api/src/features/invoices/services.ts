import type { Services } from '../../services.ts'

/** What documents need: the time, the place where their files are kept, and the look of the property. */
export type DocumentServices = Pick<Services, 'clock' | 'db' | 'documentFiles' | 'files'>
