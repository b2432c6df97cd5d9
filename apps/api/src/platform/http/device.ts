import { createHash } from 'node:crypto'
import { deviceKeyHeader, deviceKeyPattern } from '@dvor/contract/values/device-key.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { addressKey } from './rate-limit.ts'

/** What is stored of a device key: a leaked database gives nobody another guest's hold. */
export const deviceHash = (key: string): string =>
  createHash('sha256').update(`device\n${key}`).digest('base64url')

/** The calling device as it is stored; undefined without a valid key. */
export function deviceIn(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[deviceKeyHeader]
  return typeof key === 'string' && deviceKeyPattern.test(key) ? deviceHash(key) : undefined
}

/** The owner of what a caller without a device key named by an `Idempotency-Key`: other addresses have their own. */
export const keyedDevice = (address: string | null, key: string): string =>
  createHash('sha256')
    .update(`key\n${address === null ? '' : addressKey(address)}\n${key}`)
    .digest('base64url')
