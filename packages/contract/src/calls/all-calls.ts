import type { Call, CallTable } from './call.ts'
import { ownAccountCalls, signInCalls } from './accounts/sign-in.ts'
import { userCalls } from './accounts/users.ts'
import { offerCalls, pageCalls, textCalls } from './content/content.ts'
import { surveyCalls } from './content/surveys.ts'
import { uploadCalls } from './content/uploads.ts'
import { eInvoiceCalls } from './e-invoices.ts'
import { backupCalls, firstStepsCalls, mailServerCalls } from './installation/installation.ts'
import { eventCalls, operationCalls } from './installation/operation.ts'
import { sampleModeCalls, siteOpeningCalls } from './installation/sample.ts'

const areas: readonly CallTable[] = [
  backupCalls,
  eInvoiceCalls,
  eventCalls,
  firstStepsCalls,
  mailServerCalls,
  offerCalls,
  operationCalls,
  ownAccountCalls,
  pageCalls,
  sampleModeCalls,
  signInCalls,
  siteOpeningCalls,
  surveyCalls,
  textCalls,
  uploadCalls,
  userCalls,
]

/** Every call beside those of collections. */
export const calls: readonly Call[] = areas.flatMap((area) => Object.values(area))
