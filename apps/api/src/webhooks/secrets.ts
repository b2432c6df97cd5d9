import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecrets } from '../db/schema/accounts/webhooks.ts'
import type { AppSecret } from '../platform/keys.ts'
import { Sealer } from '../platform/sealer.ts'

/** Hours for which events are signed with the earlier secret, too. */
export const overlapHours = 24

const prefix = 'whsec_'

/** A new secret as the receiver enters it. */
export const makeSecret = (): string => prefix + randomBytes(32).toString('base64')

/** Seals the secrets of webhooks, each bound to the id of its webhook. */
export const webhookSealer = (appSecret: AppSecret): Sealer => new Sealer(appSecret, 'secrets of webhooks')

/** The secrets by which an event is signed at a moment, the present one first; empty where it cannot be opened. */
export function openSecrets(
  { webhook, sealed, earlier_sealed, earlier_until }: typeof webhookSecrets.$inferSelect,
  appSecret: AppSecret,
  now: Date,
): string[] {
  const sealer = webhookSealer(appSecret)
  const isOverlapping = earlier_until !== null && new Date(earlier_until) > now
  const secrets = [sealed, isOverlapping ? earlier_sealed : null].map((one) => sealer.open(webhook, one))
  return secrets[0] === null ? [] : secrets.filter((secret) => secret !== null)
}

/** Headers of a delivery (Standard Webhooks 1.0.0), signed with each secret. */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
