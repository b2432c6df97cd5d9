import { createClient } from '@dvor/client/client.ts'
import { bearerIn } from '@dvor/client/session/stored-token.ts'
import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import { knownDeviceKey } from './device-key.ts'

/**
 * The API for code in the visitor's browser: with the key of the device that took a hold, and with the bearer of a
 * person who is signed in to the back office (docs/product.md, Access).
 */
export const browserApi = createClient({
  baseUrl: '/api',
  fetch: (url, { headers, ...init }) => fetch(url, { ...init, headers: withCaller(headers) }),
})

function withCaller(initHeaders: HeadersInit | undefined): Headers {
  const headers = new Headers(initHeaders)
  const key = knownDeviceKey()
  if (key) headers.set(deviceKeyHeader, key)
  const bearer = knownBearer()
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  return headers
}

function knownBearer(): string | null {
  try {
    return bearerIn(localStorage, Date.now())
  } catch {
    // Some private windows have no storage, and then no session either.
    return null
  }
}
