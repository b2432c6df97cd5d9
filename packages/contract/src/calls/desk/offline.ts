import { offlineCopy } from './offline-copy.ts'
import { declareCalls } from '../call.ts'
import { offlinePaths } from './offline-paths.ts'

/** What a device keeps to work without a network. */
export const offlineCalls = declareCalls('offline', offlinePaths, {
  copy: { access: 'staff', summary: 'Kópia recepcie na prácu bez pripojenia', answer: offlineCopy },
})
