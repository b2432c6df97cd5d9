import { pushChoices, pushSettings, pushSubscriptionInput } from '../../accounts/push.ts'
import { declareCalls } from '../call.ts'
import { pushPaths } from './account-paths.ts'

/** Notices on the devices of the signed-in person. */
export const pushCalls = declareCalls('push', pushPaths, {
  settings: { access: 'staff', summary: 'Upozornenia na mojich zariadeniach', answer: pushSettings },
  choose: {
    access: 'staff',
    summary: 'O čom chcem byť upozornený',
    body: pushChoices,
    answer: pushSettings,
  },
  /** The same device again is answered as it is. */
  subscribe: {
    access: 'staff',
    summary: 'Zapnutie upozornení na zariadení',
    body: pushSubscriptionInput,
    answer: pushSettings,
  },
  unsubscribe: { access: 'signed_in', summary: 'Vypnutie upozornení na zariadení', answer: pushSettings },
})
