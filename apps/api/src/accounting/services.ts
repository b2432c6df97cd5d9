import type { Services } from '../platform/services.ts'

/** Services for accounting: the database and the clock. */
export type AccountingServices = Pick<Services, 'db' | 'clock'>
