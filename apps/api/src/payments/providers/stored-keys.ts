import type { AppSecret } from '../../platform/keys.ts'
import { keyKinds, type GatewayName, type KeysOf } from '@dvor/contract/installation/gateway-keys.ts'
import { z } from 'zod'
import type { Settings } from '../../db/schema/settings/global-settings.ts'
import { Sealer } from '../../platform/sealer.ts'
import type { GatewayServices } from './services.ts'

type Sealed = Pick<Settings, 'gateway_keys'>
type Known = Pick<GatewayServices, 'appSecret' | 'gatewayKeys' | 'gatewayApis'>

/** A gateway's keys and the origin of its API, null for the gateway's own. */
export interface GatewayAccess<G extends GatewayName> {
  keys: KeysOf<G>
  api: string | null
}

const keySet = z.record(z.string(), z.string())
/** Seals the keys of a gateway, bound to its name. */
export const gatewayKeysSealer = (appSecret: AppSecret) => new Sealer(appSecret, 'keys of payment gateways')

/** All keys of a gateway as one sealed value, bound to the gateway. */
export const sealKeys = (
  appSecret: AppSecret,
  gateway: GatewayName,
  keys: Readonly<Record<string, string>>,
): string => gatewayKeysSealer(appSecret).seal(gateway, JSON.stringify(keys))

/** Keys of the settings; null where none are stored, or where they are sealed with another secret. */
function openKeys<G extends GatewayName>({ gateway_keys }: Sealed, gateway: G, appSecret: AppSecret) {
  const text = gatewayKeysSealer(appSecret).open(gateway, gateway_keys[gateway] ?? null)
  const keys = text === null ? undefined : keySet.safeParse(JSON.parse(text)).data
  return keys && hasAll(gateway, keys) ? keys : null
}

const hasAll = <G extends GatewayName>(
  gateway: G,
  keys: Readonly<Record<string, string>>,
): keys is KeysOf<G> => keyKinds(gateway).every(([name]) => Boolean(keys[name]))

/** Connections are cached by the object, so the same keys must give the same one. */
const opened = new Map<string, GatewayAccess<GatewayName>>()
const mostOpened = 8

/** Keys of a gateway: those of the environment, else those of the settings; null without any. */
export function accessTo<G extends GatewayName>(
  gateway: G,
  settings: Sealed,
  { gatewayKeys, gatewayApis, appSecret }: Known,
): GatewayAccess<G> | null {
  const ofEnvironment: KeysOf<G> | undefined = gatewayKeys?.[gateway]
  const keys = ofEnvironment ?? openKeys(settings, gateway, appSecret)
  if (!keys) return null
  const access: GatewayAccess<G> = { keys, api: gatewayApis?.[gateway] ?? null }
  const name = JSON.stringify([gateway, access])
  const openGateway = opened.get(name)
  if (openGateway) return openGateway as GatewayAccess<G>
  if (opened.size >= mostOpened) opened.clear()
  opened.set(name, access)
  return access
}
