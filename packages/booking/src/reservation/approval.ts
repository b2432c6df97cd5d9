import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import { nightCount, type Period } from '../stay/stay.ts'

/** Settings that say which orders wait for the owner's approval; in room nights (units × nights). */
export interface ApprovalSettings {
  approval_room_nights: number
  unpaid_room_nights: number
}

export interface ApprovalQuestion {
  stays: readonly Period[]
  /** Whether one of the units is only let with approval. */
  unitWantsIt: boolean
  paymentMethod: PaymentMethod | null
  /** Whether the guest's e-mail address has proved to be the guest's own. */
  emailConfirmed: boolean
  settings: ApprovalSettings
}

/** Room nights of stays: each night of each unit counts once. */
export const roomNights = (stays: readonly Period[]): number =>
  stays.reduce((sum, stay) => sum + nightCount(stay), 0)

/** Whether an order waits for approval: its unit wants it, it is large, or large for a guest who pays nothing before. */
export function needsApproval(question: ApprovalQuestion): boolean {
  const { stays, unitWantsIt, paymentMethod, emailConfirmed, settings } = question
  const count = roomNights(stays)
  const unpaid = paymentMethod === 'on_site' && !emailConfirmed
  return (
    unitWantsIt || count > settings.approval_room_nights || (unpaid && count > settings.unpaid_room_nights)
  )
}
