import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'

/** Properties of a payment method. */
interface MethodRules {
  /** The guest pays at a gateway at once. */
  isOnline: boolean
}

const methodRules: Readonly<Record<PaymentMethod, MethodRules>> = {
  card: { isOnline: true },
  sandbox: { isOnline: true },
  transfer: { isOnline: false },
  on_site: { isOnline: false },
}

/** Whether the guest is redirected to a gateway at once; false where no method is chosen. */
export const isPaidOnline = (method: PaymentMethod | null): boolean =>
  method !== null && methodRules[method].isOnline
