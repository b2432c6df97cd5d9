import { needsApproval } from '@dvor/booking/reservation/approval.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { findUnit } from '../flow/rooms-of-search.ts'
import { requestsOf } from '../flow/stay-requests.ts'

/** Whether the owner confirms this booking first, as far as the page knows. */
export const wantsApproval = (
  { search, rooms, units, settings }: FlowData,
  paymentMethod: PaymentMethod | null,
): boolean =>
  needsApproval({
    stays: requestsOf(search, rooms, units),
    unitWantsIt: rooms.some(({ unit }) => findUnit(units, unit)?.approval_required === true),
    paymentMethod,
    emailConfirmed: false,
    settings,
  })
