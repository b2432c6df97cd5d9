import { createHash } from 'node:crypto'
import { deviceKeyHeader, deviceKeyPattern } from '@dvor/contract/values/device-key.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { addressKey } from './rate-limit.ts'

/** Stored form of a device key, so that a leaked database gives no access to other guests' holds. */
export const deviceHash = (key: string): string =>
  createHash('sha256').update(`device\n${key}`).digest('base64url')

/** The stored form of the calling device; undefined without a valid key. */
export function deviceIn(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[deviceKeyHeader]
  return typeof key === 'string' && deviceKeyPattern.test(key) ? deviceHash(key) : undefined
}

/** Owner of a hold of a caller without a device key, from address and `Idempotency-Key`. */
export const keyedDevice = (address: string | null, key: string): string =>
  createHash('sha256')
    .update(`key\n${address === null ? '' : addressKey(address)}\n${key}`)
    .digest('base64url')
