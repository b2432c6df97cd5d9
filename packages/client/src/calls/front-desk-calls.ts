import type { reservationCalls } from '@dvor/contract/calls/desk/reservations.ts'
import { reservationPaths } from '@dvor/contract/calls/desk/reservation-paths.ts'
import type { serviceCalls } from '@dvor/contract/calls/desk/services.ts'
import { servicePaths } from '@dvor/contract/calls/desk/service-paths.ts'
import type { stayCalls } from '@dvor/contract/calls/desk/stays.ts'
import { stayPaths } from '@dvor/contract/calls/desk/stay-paths.ts'
import type { securityDepositCalls } from '@dvor/contract/calls/money/payments.ts'
import { securityDepositPaths } from '@dvor/contract/calls/money/payment-paths.ts'
import { callsOf } from '../transport/calls-of.ts'
import type { Send } from '../transport/transport.ts'

type DeskCalls = typeof reservationCalls &
  typeof securityDepositCalls &
  typeof serviceCalls &
  typeof stayCalls
const paths = { ...reservationPaths, ...securityDepositPaths, ...servicePaths, ...stayPaths }

/** The owner's actions on a reservation beyond lists (docs/contract.md, Back office). */
export const frontDeskCalls = (send: Send) => callsOf<DeskCalls>(send, paths)
