import { gateways, type GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import { z } from 'zod'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { Sealer } from '../../platform/sealer.ts'
import type { GatewayServices } from './services.ts'
import type { StripeSettings } from './stripe-provider.ts'

type Sealed = Pick<Settings, 'gateway_keys'>
type Known = Pick<GatewayServices, 'appSecret' | 'stripe' | 'stripeApi'>

const keySet = z.record(z.string(), z.string())
const sealerOf = (appSecret: string) => new Sealer(appSecret, 'keys of payment gateways')

/** All keys of a gateway as one sealed value, bound to the gateway. */
export const sealKeys = (
  appSecret: string,
  gateway: GatewayName,
  keys: Readonly<Record<string, string>>,
): string => sealerOf(appSecret).seal(gateway, JSON.stringify(keys))

/** Keys of the settings; null where none are stored, or where they are sealed with another secret. */
function openKeys({ gateway_keys }: Sealed, gateway: GatewayName, appSecret: string) {
  const text = sealerOf(appSecret).open(gateway, gateway_keys[gateway] ?? null)
  return text === null ? null : (keySet.safeParse(JSON.parse(text)).data ?? null)
}

/** The names of a gateway's keys. */
export const keyNames = (gateway: GatewayName): string[] => Object.keys(gateways[gateway].keys)

/** Returns the same object for the same keys, because connections are cached by it. */
const opened = new Map<string, StripeSettings>()
const mostOpened = 4

/** Keys of the card gateway: those of the environment, else those of the settings. */
export function stripeKeys(settings: Sealed, known: Known): StripeSettings | null {
  if (known.stripe) return known.stripe
  const keys = openKeys(settings, 'stripe', known.appSecret)
  const { secret_key: secretKey, webhook_secret: webhookSecret } = keys ?? {}
  if (!secretKey || !webhookSecret) return null
  const name = `${secretKey} ${webhookSecret} ${JSON.stringify(known.stripeApi)}`
  const found = opened.get(name)
  if (found) return found
  const made = { secretKey, webhookSecret, ...(known.stripeApi && { api: known.stripeApi }) }
  if (opened.size >= mostOpened) opened.clear()
  opened.set(name, made)
  return made
}
