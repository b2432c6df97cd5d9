import type { TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Db } from '../../db/database.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { readSettings } from '../../property/settings.ts'
import { stripeKeys } from './stored-keys.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import type { PaymentServices } from './services.ts'
import { stripeProvider } from './stripe-provider.ts'
import type { ProviderName } from '../../db/schema/booking/payments.ts'

/** The gateway of an online payment method. @throws ApiError `payment_method_unavailable` */
export function providerNameOf(method: PaymentMethod): ProviderName {
  if (method === 'sandbox') return 'sandbox'
  if (method === 'card') return 'stripe'
  throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
}

/** The ledger's name for payments through a gateway. */
export const ledgerMethodOf = (name: ProviderName): TransactionLog['method'] =>
  name === 'stripe' ? 'card' : 'sandbox'

/** A gateway by the name in its address. @throws ApiError `not_found` where it is unknown or not set up */
export async function providerOf(db: Db, name: string, services: PaymentServices): Promise<PaymentProvider> {
  if (name === 'sandbox') return sandboxProvider(services)
  const keys = name === 'stripe' ? stripeKeys(await readSettings(db), services) : null
  if (keys) return stripeProvider(keys, services.clock)
  throw notFound('Gateway')
}

/** Gateways whose records can be read now. */
export async function activeProviders(db: Db, services: PaymentServices): Promise<ProviderName[]> {
  return stripeKeys(await readSettings(db), services) ? ['sandbox', 'stripe'] : ['sandbox']
}
