import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import type { Services } from '../../platform/services.ts'
import type { StripeSettings } from './stripe-provider.ts'

/** Options of the API that concern payments. */
export interface GatewayOptions {
  /** Offers the trial gateway even outside sample mode. */
  sandboxAllowed: boolean
  /** Card payments; not offered without it. */
  stripe?: StripeSettings
  /** Address of the card gateway where its keys come from the settings; the gateway's own unless given. */
  stripeApi?: StripeSettings['api']
  /** The gateway that takes cards where several have keys; the first of `providers.ts` unless given. */
  cardGateway?: GatewayName
}

/** Services of a module whose routes lead to a gateway. */
export type GatewayServices = Services & GatewayOptions

/** Services for payments beside those of the booking: the secret for signatures, and the gateways. */
export type PaymentServices = Pick<Services, 'clock' | 'publicUrl' | 'appSecret'> &
  GatewayOptions & { log: Pick<Services['log'], 'warn' | 'error'> }
