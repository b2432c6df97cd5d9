import { z } from 'zod'

/** Every state of a reservation, with its name for people. Its rules are in `booking/reservation/states.ts`. */
export const reservationStates = [
  { value: 'hold', label: 'Dočasne podržaná' },
  { value: 'pending_approval', label: 'Čaká na schválenie' },
  { value: 'awaiting_payment', label: 'Čaká na platbu' },
  { value: 'confirmed', label: 'Potvrdená' },
  { value: 'checked_in', label: 'Ubytovaná' },
  { value: 'completed', label: 'Ukončená' },
  { value: 'cancelled', label: 'Zrušená' },
  { value: 'expired', label: 'Prepadnutá' },
  { value: 'rejected', label: 'Zamietnutá' },
  { value: 'no_show', label: 'Nedostavil sa' },
] as const

export const reservationState = z.enum(reservationStates.map((state) => state.value))
export type ReservationState = z.infer<typeof reservationState>

/** States in which a booking of the owner may begin. */
export const ownerStartStates = [
  'confirmed',
  'awaiting_payment',
] as const satisfies readonly ReservationState[]

export const paymentMethods = [
  { value: 'card', label: 'Platba kartou' },
  { value: 'transfer', label: 'Bankový prevod' },
  { value: 'on_site', label: 'Platba na mieste' },
  { value: 'sandbox', label: 'Skúšobná platba' },
] as const
export const paymentMethod = z.enum(paymentMethods.map((method) => method.value))
export type PaymentMethod = z.infer<typeof paymentMethod>

export const paymentStatuses = [
  { value: 'unpaid', label: 'Nezaplatené' },
  { value: 'partially_paid', label: 'Čiastočne zaplatené' },
  { value: 'deposit_paid', label: 'Záloha zaplatená' },
  { value: 'paid', label: 'Zaplatené' },
  { value: 'overpaid', label: 'Preplatok' },
  { value: 'partially_refunded', label: 'Čiastočne vrátené' },
  { value: 'refunded', label: 'Vrátené' },
] as const
export const paymentStatus = z.enum(paymentStatuses.map((status) => status.value))
export type PaymentStatus = z.infer<typeof paymentStatus>

export const channels = [
  { value: 'web', label: 'Web' },
  { value: 'phone', label: 'Telefón' },
  { value: 'walk_in', label: 'Na recepcii' },
] as const
export type Channel = (typeof channels)[number]['value']
