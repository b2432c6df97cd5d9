import type { Call, CallTable } from './call.ts'
import { ownAccountCalls, signInCalls } from './accounts/sign-in.ts'
import { userCalls } from './accounts/users.ts'
import { eInvoiceCalls } from './e-invoices.ts'
import { backupCalls, firstStepsCalls, mailServerCalls } from './installation/installation.ts'
import { sampleModeCalls, siteOpeningCalls } from './installation/sample.ts'

const areas: readonly CallTable[] = [
  backupCalls,
  eInvoiceCalls,
  firstStepsCalls,
  mailServerCalls,
  ownAccountCalls,
  sampleModeCalls,
  signInCalls,
  siteOpeningCalls,
  userCalls,
]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
