import { createClient } from '@dvor/client/client.ts'
import { deviceKeyHeader } from '@dvor/contract/values/device-key.ts'
import { knownDeviceKey } from './device-key.ts'

/** The API for code in the visitor's browser: anonymous but for the key of the device that took a hold. */
export const browserApi = createClient({
  baseUrl: '/api',
  fetch: (url, { headers, ...init }) => fetch(url, { ...init, headers: withDevice(headers) }),
})

function withDevice(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given)
  const key = knownDeviceKey()
  if (key) headers.set(deviceKeyHeader, key)
  return headers
}
