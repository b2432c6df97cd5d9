import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Party } from '../stay/guests.ts'
import { mostOnANight } from '../stay/headcount.ts'
import { nightCount, type Period } from '../stay/stay.ts'

export interface GroupSettings {
  /** The most persons, children included, of an order that is confirmed at once; null for any number. */
  approval_persons: number | null
}

/** Settings for the owner's approval of orders; room nights are units × nights. */
export interface ApprovalSettings extends GroupSettings {
  approval_room_nights: number
  unpaid_room_nights: number
}

export interface ApprovalQuestion {
  stays: readonly (Period & Party)[]
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

/** Persons of an order on its fullest night, in whatever units they stay; children count. */
export const personsOf = (stays: readonly (Period & Party)[]): number =>
  mostOnANight(stays, ({ adults, children_ages }) => adults + children_ages.length)

/** Whether the owner confirms so many persons first. */
export const isLargeGroup = (persons: number, { approval_persons: most }: GroupSettings): boolean =>
  most !== null && persons > most

/**
 * Whether an order waits for approval: its unit requires it, it has many persons or room nights, or many room nights
 * for a guest who pays nothing in advance.
 */
export function needsApproval(question: ApprovalQuestion): boolean {
  const { stays, unitWantsIt, paymentMethod, emailConfirmed, settings } = question
  const count = roomNights(stays)
  const unpaid = paymentMethod === 'on_site' && !emailConfirmed
  return (
    unitWantsIt ||
    isLargeGroup(personsOf(stays), settings) ||
    count > settings.approval_room_nights ||
    (unpaid && count > settings.unpaid_room_nights)
  )
}
