import type { Services } from '../platform/services.ts'

/** Services for statements beside those of the booking: the log for faults. */
export type StatementServices = Pick<Services, 'clock' | 'publicUrl'> & {
  log: Pick<Services['log'], 'warn' | 'error'>
}
