import type { Call, CallTable } from './call.ts'
import { eInvoiceCalls } from './e-invoices.ts'
import { backupCalls, firstStepsCalls, mailServerCalls } from './installation/installation.ts'
import { sampleModeCalls, siteOpeningCalls } from './installation/sample.ts'

const areas: readonly CallTable[] = [
  backupCalls,
  eInvoiceCalls,
  firstStepsCalls,
  mailServerCalls,
  sampleModeCalls,
  siteOpeningCalls,
]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
