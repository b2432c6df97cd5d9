/**
 * A random key that a guest's browser creates and keeps. A hold belongs to the device of the key sent with it, so the
 * guest finds it again in another tab, after a reload and by a link.
 */
export const deviceKeyPattern = /^[A-Za-z0-9_-]{16,64}$/

/** Header of the key for the API. */
export const deviceKeyHeader = 'device-key'

/** Cookie in which the browser keeps the key; necessary for booking, read by the site's server only. */
export const deviceCookie = 'dvor-device'

/** The device key of a request's `Cookie` header, or of `document.cookie`; undefined without a valid one. */
export function deviceKeyOf(cookies: string | undefined): string | undefined {
  const pairs = cookies?.split(';').map((pair) => pair.trim().split('=')) ?? []
  const cookie = pairs.find(([name]) => name === deviceCookie)?.[1]
  return cookie && deviceKeyPattern.test(cookie) ? cookie : undefined
}
