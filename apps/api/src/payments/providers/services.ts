import type { GatewayName, KeysOf } from '@dvor/contract/installation/gateway-keys.ts'
import type { GatewayMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Services } from '../../platform/services.ts'

/** Keys of gateways, all of a gateway or none. */
export type GatewayKeys = { readonly [G in GatewayName]?: KeysOf<G> }

/** Options of the API that concern payments. */
export interface GatewayOptions {
  /** Offers the trial gateway even outside sample mode. */
  sandboxAllowed: boolean
  /** Keys of the environment; they take precedence over those of the settings. */
  gatewayKeys?: GatewayKeys
  /** Origins of the gateways' APIs where they are not the gateways' own. */
  gatewayApis?: { readonly [G in GatewayName]?: string }
  /** Longest time (ms) that a guest's page waits for gateways; 3000 unless given. */
  pageWaitMs?: number
  /** Gateways for methods; they take precedence over the settings' choice. */
  methodGateways?: { readonly [M in GatewayMethod]?: GatewayName }
}

/** Services of a module whose routes lead to a gateway. */
export type GatewayServices = Services & GatewayOptions

/** Address to which a gateway sends its notifications. */
export const noticeUrl = ({ publicUrl }: Pick<Services, 'publicUrl'>, gateway: GatewayName): string =>
  `${publicUrl}/api/payments/${gateway}/notifications`

/** Services for payments beside those of the booking: the secret for signatures, and the gateways. */
export type PaymentServices = Pick<Services, 'clock' | 'publicUrl' | 'appSecret' | 'voucherCost'> &
  GatewayOptions & { log: Pick<Services['log'], 'warn' | 'error'> }
