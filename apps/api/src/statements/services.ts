import type { Services } from '../services.ts'

/** What statements need beside the booking's own: where faults are told. */
export type StatementServices = Pick<Services, 'clock' | 'publicUrl'> & {
  log: Pick<Services['log'], 'warn' | 'error'>
}
