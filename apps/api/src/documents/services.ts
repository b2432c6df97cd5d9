import type { Services } from '../platform/services.ts'

/** Services for documents: the clock, the store of their files, and the look of the property. */
export type DocumentServices = Pick<Services, 'clock' | 'db' | 'documentFiles' | 'files'>
