import { newWriteKey } from '@dvor/client/transport/write-keys.ts'
import { deviceCookie, deviceKeyOf } from '@dvor/contract/values/device-key.ts'

/** Days for which the browser keeps the key after the last hold. A hold itself lasts minutes. */
const keptDays = 1

/** Storage key for browsers that refuse cookies; it then lasts as long as the tab. */
const storageKey = deviceCookie

/** Returns this browser's device key; undefined before its first hold. */
export const knownDeviceKey = (): string | undefined => deviceKeyOf(document.cookie) ?? keyOfTab()

/** Returns this browser's device key and keeps it for another period. The first hold creates it. */
export function keepDeviceKey(): string {
  const key = knownDeviceKey() ?? newWriteKey()
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${deviceCookie}=${key}; path=/; max-age=${keptDays * 24 * 60 * 60}; samesite=lax${secure}`
  try {
    sessionStorage.setItem(storageKey, key)
  } catch {
    // Some private windows have no storage; the cookie is then enough.
  }
  return key
}

function keyOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
