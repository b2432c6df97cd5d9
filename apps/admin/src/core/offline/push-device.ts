import type { PushSubscriptionInput } from '@dvor/contract/accounts/push.ts'

/** Why this device can show no notices; an iPhone shows them to apps on its Home Screen alone (iOS 16.4). */
export type PushObstacle = 'home_screen' | 'refused' | 'unsupported'

/** The obstacle of this browser; null where notices can be switched on. */
export function pushObstacle(): PushObstacle | null {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
  const isApp = matchMedia('(display-mode: standalone)').matches
  if (isApple && !isApp) return 'home_screen'
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : null
}

const registered = async () => (await navigator.serviceWorker?.getRegistration()) ?? null

/** The subscription of this browser; null without one. */
export const currentPush = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager?.getSubscription()) ?? null

/**
 * Asks for the permission, which browsers allow only after a tap, and subscribes this device. @returns null where the
 * person refuses @throws DOMException where the browser has no push service
 */
export async function subscribeDevice(
  publicKey: string,
): Promise<Omit<PushSubscriptionInput, 'language'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  // A subscription under an earlier key of the property would refuse this one.
  await (await currentPush())?.unsubscribe()
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return endpoint ? { endpoint, p256dh, auth } : null
}

/** Ends the notices of this device; the push service then tells the server that it is gone. */
export async function leavePush(): Promise<void> {
  await (await currentPush())?.unsubscribe()
}
