import type { reservationCalls } from '@dvor/contract/calls/desk/reservations.ts'
import { reservationPaths } from '@dvor/contract/calls/desk/reservation-paths.ts'
import type { serviceCalls } from '@dvor/contract/calls/desk/services.ts'
import { servicePaths } from '@dvor/contract/calls/desk/service-paths.ts'
import type { stayCalls } from '@dvor/contract/calls/desk/stays.ts'
import { stayPaths } from '@dvor/contract/calls/desk/stay-paths.ts'
import type { DepositInput, SecurityDeposit } from '@dvor/contract/money/security-deposits.ts'
import { callsOf } from '../transport/calls-of.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

type DeskCalls = typeof reservationCalls & typeof serviceCalls & typeof stayCalls
const paths = { ...reservationPaths, ...servicePaths, ...stayPaths }

const deposit = (id: string) => `/reservations/${encodeURIComponent(id)}/security-deposit`

/** The owner's actions on a reservation beyond lists (docs/contract.md, Back office). */
export const frontDeskCalls = (send: Send) =>
  withAttempt({
    ...callsOf<DeskCalls>(send, paths).attempt,
    securityDeposit: (id: string): Promise<Attempt<SecurityDeposit>> => send('GET', deposit(id)),
    recordDeposit: (id: string, body: DepositInput): Promise<Attempt<SecurityDeposit>> =>
      send('POST', deposit(id), { body }),
  })
