import type { Services } from '../../services.ts'

/** What documents need beside the database: the time, and the place where their files are kept. */
export type DocumentServices = Pick<Services, 'clock' | 'documentFiles'>
