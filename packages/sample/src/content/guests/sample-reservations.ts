import type { DepositKind } from '@dvor/contract/money/security-deposits.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Guest } from '@dvor/contract/reservations/reservations.ts'
import type { ServiceKey } from '../stays/services.ts'
import type { UnitKey } from '../stays/units.ts'

/** Days from today (negative: before it), or a day `MM-DD` of the coming summer. */
export type SampleDay = number | `0${number}-${number}`

export interface SampleStay {
  unit: UnitKey
  arrival: SampleDay
  nights: number
  adults: number
  children_ages?: number[]
}

/** An event of a reservation after its booking; never later than yesterday. */
export interface SampleStep {
  /** Days from today, negative. */
  on: number
  /** By the clock of the property. */
  at: string
  state?: ReservationState
  pays?: 'deposit' | 'rest'
  method?: 'card' | 'transfer' | 'cash'
  /** The agreed security deposit, in cash. */
  securityDeposit?: Exclude<DepositKind, 'deposit_kept'>
}

/** An invented reservation with its events. */
export interface SampleReservation {
  guest: Guest
  /** Days from today to its booking, negative. */
  booked: number
  at: string
  by: 'web' | 'phone' | 'walk_in'
  payment: Extract<PaymentMethod, 'transfer' | 'on_site'>
  stays: readonly SampleStay[]
  services?: readonly ServiceKey[]
  coupon?: string
  note?: string
  internal?: string
  arrivalTime?: string
  language?: 'sk' | 'en'
  followed?: readonly SampleStep[]
  /** Arrived, but the guest register is still to be filled in. */
  unregistered?: true
}
