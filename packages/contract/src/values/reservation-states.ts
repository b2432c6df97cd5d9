import { z } from 'zod'

/** Every state of a reservation, with its name for people. Its rules are in `booking/reservation/states.ts`. */
export const reservationStates = [
  { value: 'hold', label: { sk: 'Dočasne podržaná', en: 'Held' } },
  { value: 'pending_approval', label: { sk: 'Čaká na schválenie', en: 'To be approved' } },
  { value: 'awaiting_payment', label: { sk: 'Čaká na platbu', en: 'Waiting for payment' } },
  { value: 'confirmed', label: { sk: 'Potvrdená', en: 'Confirmed' } },
  { value: 'checked_in', label: { sk: 'Ubytovaná', en: 'Checked in' } },
  { value: 'completed', label: { sk: 'Ukončená', en: 'Completed' } },
  { value: 'cancelled', label: { sk: 'Zrušená', en: 'Cancelled' } },
  { value: 'expired', label: { sk: 'Prepadnutá', en: 'Expired' } },
  { value: 'rejected', label: { sk: 'Zamietnutá', en: 'Rejected' } },
  { value: 'no_show', label: { sk: 'Nedostavil sa', en: 'No-show' } },
] as const

/** States named differently for services alone, without a stay: nobody is accommodated. */
export const servicesOnlyStates = [
  { value: 'checked_in', label: { sk: 'Hosť prišiel', en: 'Guest came' } },
] as const

/** The name of a state for people. @param arrival first day of the stay; null for a reservation of services alone */
export function stateNameOf(state: string, arrival: string | null) {
  const ownState = arrival === null && servicesOnlyStates.find(({ value }) => value === state)
  return ownState || reservationStates.find(({ value }) => value === state)
}

/** Choices of filters by state: a state that is named differently for services alone has both names. */
export const stateChoices = reservationStates.map(({ value, label }) => {
  const servicesOnly = stateNameOf(value, null)
  const both = (usual: string, other = usual) => (other === usual ? usual : `${usual} / ${other}`)
  return {
    value,
    label: { sk: both(label.sk, servicesOnly?.label.sk), en: both(label.en, servicesOnly?.label.en) },
  }
})

export const reservationState = z.enum(reservationStates.map((state) => state.value))
export type ReservationState = z.infer<typeof reservationState>

/** States in which a booking of the owner may begin. */
export const ownerStartStates = [
  'confirmed',
  'awaiting_payment',
] as const satisfies readonly ReservationState[]

export const paymentMethods = [
  { value: 'card', label: { sk: 'Platba kartou', en: 'Card' } },
  { value: 'bank', label: { sk: 'Platba z účtu cez bránu', en: 'Bank payment through a gateway' } },
  { value: 'later', label: { sk: 'Platba neskôr', en: 'Pay later' } },
  { value: 'transfer', label: { sk: 'Bankový prevod', en: 'Bank transfer' } },
  { value: 'on_site', label: { sk: 'Platba na mieste', en: 'On site' } },
  { value: 'sandbox', label: { sk: 'Skúšobná platba', en: 'Test payment' } },
] as const
export const paymentMethod = z.enum(paymentMethods.map((method) => method.value))
export type PaymentMethod = z.infer<typeof paymentMethod>

/** Methods that payment gateways serve; `bank` is a payment from an account, also by QR code, on the gateway's page. */
export const gatewayMethods = ['card', 'bank', 'later'] as const satisfies readonly PaymentMethod[]
export const gatewayMethod = z.enum(gatewayMethods)
export type GatewayMethod = z.infer<typeof gatewayMethod>

export const paymentStatuses = [
  { value: 'unpaid', label: { sk: 'Nezaplatené', en: 'Unpaid' } },
  { value: 'partially_paid', label: { sk: 'Čiastočne zaplatené', en: 'Partly paid' } },
  { value: 'deposit_paid', label: { sk: 'Záloha zaplatená', en: 'Deposit paid' } },
  { value: 'paid', label: { sk: 'Zaplatené', en: 'Paid' } },
  { value: 'overpaid', label: { sk: 'Preplatok', en: 'Overpaid' } },
  { value: 'partially_refunded', label: { sk: 'Čiastočne vrátené', en: 'Partly refunded' } },
  { value: 'refunded', label: { sk: 'Vrátené', en: 'Refunded' } },
] as const
export const paymentStatus = z.enum(paymentStatuses.map((status) => status.value))
export type PaymentStatus = z.infer<typeof paymentStatus>

export const channels = [
  { value: 'web', label: { sk: 'Web', en: 'Web' } },
  { value: 'phone', label: { sk: 'Telefón', en: 'Phone' } },
  { value: 'walk_in', label: { sk: 'Na recepcii', en: 'Front desk' } },
] as const
