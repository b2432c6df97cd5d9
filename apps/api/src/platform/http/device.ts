import { createHash } from 'node:crypto'
import { deviceKeyHeader, deviceKeyPattern } from '@dvor/contract/values/device-key.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { ipKeyOf, type Actor } from '../actor.ts'

/** Stored form of a device key, so that a leaked database gives no access to other guests' holds. */
export const deviceHash = (key: string): string =>
  createHash('sha256').update(`device\n${key}`).digest('base64url')

/** The stored form of the calling device; undefined without a valid key. */
export function deviceIn(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[deviceKeyHeader]
  return typeof key === 'string' && deviceKeyPattern.test(key) ? deviceHash(key) : undefined
}

/** Owner of a hold of a caller without a device key, from IP and `Idempotency-Key`. */
export const keyedDevice = (actor: Actor, key: string): string =>
  createHash('sha256')
    .update(`key\n${ipKeyOf(actor) ?? ''}\n${key}`)
    .digest('base64url')
