import { z } from 'zod'

/** Every state of a reservation, with its name for people. Its rules are in `booking/reservation/states.ts`. */
export const reservationStates = [
  { value: 'hold', label: 'Dočasne podržaná', english: 'Held' },
  { value: 'pending_approval', label: 'Čaká na schválenie', english: 'To be approved' },
  { value: 'awaiting_payment', label: 'Čaká na platbu', english: 'Waiting for payment' },
  { value: 'confirmed', label: 'Potvrdená', english: 'Confirmed' },
  { value: 'checked_in', label: 'Ubytovaná', english: 'Checked in' },
  { value: 'completed', label: 'Ukončená', english: 'Completed' },
  { value: 'cancelled', label: 'Zrušená', english: 'Cancelled' },
  { value: 'expired', label: 'Prepadnutá', english: 'Expired' },
  { value: 'rejected', label: 'Zamietnutá', english: 'Rejected' },
  { value: 'no_show', label: 'Nedostavil sa', english: 'No-show' },
] as const

/** States named differently for services alone, without a stay: nobody is accommodated. */
export const servicesOnlyStates = [
  { value: 'checked_in', label: 'Hosť prišiel', english: 'Guest came' },
] as const

/** The name of a state for people. @param arrival first day of the stay; null for a reservation of services alone */
export function stateNameOf(state: string, arrival: string | null) {
  const own = arrival === null && servicesOnlyStates.find(({ value }) => value === state)
  return own || reservationStates.find(({ value }) => value === state)
}

/** Choices of filters by state: a state that is named differently for services alone has both names. */
export const stateChoices = reservationStates.map(({ value, label, english }) => {
  const own = stateNameOf(value, null)
  const both = (usual: string, other = usual) => (other === usual ? usual : `${usual} / ${other}`)
  return { value, label: both(label, own?.label), english: both(english, own?.english) }
})

export const reservationState = z.enum(reservationStates.map((state) => state.value))
export type ReservationState = z.infer<typeof reservationState>

/** States in which a booking of the owner may begin. */
export const ownerStartStates = [
  'confirmed',
  'awaiting_payment',
] as const satisfies readonly ReservationState[]

export const paymentMethods = [
  { value: 'card', label: 'Platba kartou', english: 'Card' },
  { value: 'bank', label: 'Platba z účtu cez bránu', english: 'Bank payment through a gateway' },
  { value: 'later', label: 'Platba neskôr', english: 'Pay later' },
  { value: 'transfer', label: 'Bankový prevod', english: 'Bank transfer' },
  { value: 'on_site', label: 'Platba na mieste', english: 'On site' },
  { value: 'sandbox', label: 'Skúšobná platba', english: 'Test payment' },
] as const
export const paymentMethod = z.enum(paymentMethods.map((method) => method.value))
export type PaymentMethod = z.infer<typeof paymentMethod>

/** Methods that payment gateways serve; `bank` is a payment from an account, also by QR code, on the gateway's page. */
export const gatewayMethods = ['card', 'bank', 'later'] as const satisfies readonly PaymentMethod[]
export const gatewayMethod = z.enum(gatewayMethods)
export type GatewayMethod = z.infer<typeof gatewayMethod>

export const paymentStatuses = [
  { value: 'unpaid', label: 'Nezaplatené', english: 'Unpaid' },
  { value: 'partially_paid', label: 'Čiastočne zaplatené', english: 'Partly paid' },
  { value: 'deposit_paid', label: 'Záloha zaplatená', english: 'Deposit paid' },
  { value: 'paid', label: 'Zaplatené', english: 'Paid' },
  { value: 'overpaid', label: 'Preplatok', english: 'Overpaid' },
  { value: 'partially_refunded', label: 'Čiastočne vrátené', english: 'Partly refunded' },
  { value: 'refunded', label: 'Vrátené', english: 'Refunded' },
] as const
export const paymentStatus = z.enum(paymentStatuses.map((status) => status.value))
export type PaymentStatus = z.infer<typeof paymentStatus>

export const channels = [
  { value: 'web', label: 'Web', english: 'Web' },
  { value: 'phone', label: 'Telefón', english: 'Phone' },
  { value: 'walk_in', label: 'Na recepcii', english: 'Front desk' },
] as const
