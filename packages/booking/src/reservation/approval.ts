import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { nightCount, type Period } from '../stay/stay.ts'

/** Settings for the owner's approval of orders; in room nights (units × nights). */
export interface ApprovalSettings {
  approval_room_nights: number
  unpaid_room_nights: number
}

export interface ApprovalQuestion {
  stays: readonly Period[]
  /** Whether one of the units requires approval. */
  unitWantsIt: boolean
  paymentMethod: PaymentMethod | null
  /** Whether the guest's e-mail address is confirmed. */
  emailConfirmed: boolean
  settings: ApprovalSettings
}

/** Room nights of stays: each night of each unit counts once. */
export const roomNights = (stays: readonly Period[]): number =>
  stays.reduce((sum, stay) => sum + nightCount(stay), 0)

/**
 * Whether an order waits for approval: its unit requires it, it is large, or it is large for a guest who pays nothing
 * in advance.
 */
export function needsApproval(question: ApprovalQuestion): boolean {
  const { stays, unitWantsIt, paymentMethod, emailConfirmed, settings } = question
  const count = roomNights(stays)
  const unpaid = paymentMethod === 'on_site' && !emailConfirmed
  return (
    unitWantsIt || count > settings.approval_room_nights || (unpaid && count > settings.unpaid_room_nights)
  )
}
