import type { PaymentMethod } from '@dvor/contract/reservation-states.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import type { PaymentServices } from './services.ts'
import type { PaymentAttempt } from './queries.ts'

type ProviderName = PaymentAttempt['provider']

/** The gateway of an online way of paying. @throws ApiError `payment_method_unavailable` */
export function providerNameOf(method: PaymentMethod): ProviderName {
  if (method === 'sandbox') return 'sandbox'
  throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
}

/** A gateway by the name in its address. @throws ApiError `not_found` */
export function providerOf(name: string, services: PaymentServices): PaymentProvider {
  if (name === 'sandbox') return sandboxProvider(services)
  throw notFound('Gateway')
}
