import type { TransactionLog } from '@dvor/contract/ledger.ts'
import type { PaymentMethod } from '@dvor/contract/reservation-states.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import type { PaymentServices } from './services.ts'
import { stripeProvider } from './stripe-provider.ts'
import type { ProviderName } from './table.ts'

/** The gateway of an online way of paying. @throws ApiError `payment_method_unavailable` */
export function providerNameOf(method: PaymentMethod): ProviderName {
  if (method === 'sandbox') return 'sandbox'
  if (method === 'card') return 'stripe'
  throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
}

/** How the ledger names what came through a gateway. */
export const ledgerMethodOf = (name: ProviderName): TransactionLog['method'] =>
  name === 'stripe' ? 'card' : 'sandbox'

/** A gateway by the name in its address. @throws ApiError `not_found` where it is unknown or not set up */
export function providerOf(name: string, services: PaymentServices): PaymentProvider {
  if (name === 'sandbox') return sandboxProvider(services)
  if (name === 'stripe' && services.stripe) return stripeProvider(services.stripe, services.clock)
  throw notFound('Gateway')
}

/** Gateways whose books can be read now. */
export const activeProviders = (services: PaymentServices): ProviderName[] =>
  services.stripe ? ['sandbox', 'stripe'] : ['sandbox']
