import { createHmac, timingSafeEqual } from 'node:crypto'
import { newId } from '../../db/ids.ts'
import { deriveKeys, type DerivedKey, type AppSecret } from '../../platform/keys.ts'

/** Cookie that marks a browser in which an account has signed in before. It grants no access. */
const cookieName = 'dvor-signed-in'
const keptDays = 180

/**
 * Marks browsers in which an account has signed in (OWASP, device cookies). Their wrong guesses are counted apart, so
 * that guesses of strangers do not lock out the owner.
 */
export class KnownDevices {
  readonly #keys: readonly [DerivedKey, ...DerivedKey[]]

  constructor(appSecret: AppSecret) {
    this.#keys = deriveKeys(appSecret, 'known devices')
  }

  /** Name of the browser that a `Cookie` header marks for this account; undefined for any other browser. */
  find(cookies: string | undefined, userId: string): string | undefined {
    const pairs = cookies?.split(';').map((pair) => pair.trim().split('=')) ?? []
    const [device = '', mac = ''] = pairs.find(([name]) => name === cookieName)?.[1]?.split('.') ?? []
    const cookieMac = Buffer.from(mac)
    const isKnown = this.#keys.some((key) => {
      const deviceMac = Buffer.from(macOf(key, device, userId))
      return deviceMac.length === cookieMac.length && timingSafeEqual(deviceMac, cookieMac)
    })
    return device && isKnown ? device : undefined
  }

  /** `Set-Cookie` that marks the browser for this account, under its present name if it has one. */
  mark(userId: string, device: string | undefined, secure: boolean): string {
    const name = device ?? newId()
    const value = `${name}.${macOf(this.#keys[0], name, userId)}`
    const attributes = ['Path=/api/auth', `Max-Age=${keptDays * 24 * 60 * 60}`, 'HttpOnly', 'SameSite=Strict']
    return [`${cookieName}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
  }
}

const macOf = ({ bytes }: DerivedKey, device: string, userId: string): string =>
  createHmac('sha256', bytes).update(`${device}\n${userId}`).digest('base64url')
