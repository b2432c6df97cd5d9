import { z } from 'zod'
import { settingSource } from './mail-server.ts'

interface GatewayKey {
  readonly label: string
  /** Prefixes of keys of this kind. */
  readonly beginnings: readonly string[]
}

/** Payment gateways with keys from the back office, and the keys that each needs. */
export const gateways = {
  stripe: {
    label: 'Stripe',
    keys: {
      secret_key: { label: 'Tajný kľúč', beginnings: ['sk_', 'rk_'] },
      webhook_secret: { label: 'Kľúč oznámení (webhook)', beginnings: ['whsec_'] },
    },
  },
} as const satisfies Record<string, { label: string; keys: Record<string, GatewayKey> }>

export type GatewayName = keyof typeof gateways
export const gatewayName = z.enum(Object.keys(gateways) as [GatewayName, ...GatewayName[]])

/** `GET /gateway-keys`: gateways that are set up; keys never leave the server. */
export const gatewayState = z.object({
  gateway: gatewayName,
  source: settingSource,
  /** Address to which the gateway sends its notifications. */
  notice_url: z.string(),
})
export type GatewayState = z.infer<typeof gatewayState>

/** `PUT /gateway-keys/{gateway}`: all keys of the gateway at once. */
export const gatewayKeysEdit = z.strictObject({
  keys: z.record(z.string().max(40), z.string().trim().min(8).max(500).regex(/^\S+$/)),
})
export type GatewayKeysEdit = z.infer<typeof gatewayKeysEdit>

/** `POST /gateway-keys/{gateway}/check`: whether the gateway accepts the keys. */
export const gatewayCheck = z.object({
  accepted: z.boolean(),
  /** With keys of the gateway's own trial mode no money is taken. */
  trial: z.boolean(),
  /** `refused` by the gateway, or it could not be reached. */
  reason: z.enum(['refused', 'unreachable']).nullable(),
})
export type GatewayCheck = z.infer<typeof gatewayCheck>
