import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type AppSecret } from '@dvor/api/platform/keys.ts'
import { deviceKeyOf } from '@dvor/contract/values/device-key.ts'
import type { IncomingHttpHeaders } from 'node:http'

const turnCookie = 'dvor-turn'
const passCookie = 'dvor-pass'
/** Time for which a visitor who was let in stays in. */
export const passSeconds = 20 * 60
const turnSeconds = 30 * 60

/** Cookies of visitors in a rush; signed, so that nobody writes a better turn, and known to every instance. */
export interface TurnCookies {
  readTurn(headers: IncomingHttpHeaders): number | undefined
  /** Whether the visitor was let in, and not too long ago. */
  hasPass(headers: IncomingHttpHeaders, now: number): boolean
  /** Value of `Set-Cookie`. */
  turn(turn: number): string
  /** Values of `Set-Cookie` for a visitor who is let in: the pass, and no turn any more. */
  pass(now: number): string[]
}

/** Whether the visitor's browser has the key of a hold. */
export const hasDevice = ({ cookie }: IncomingHttpHeaders): boolean => deviceKeyOf(cookie) !== undefined

export function turnCookies(appSecret: AppSecret, isSecure: boolean): TurnCookies {
  const { bytes } = deriveKey(appSecret, 'turns of visitors')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const sign = (name: string, value: number) =>
    createHmac('sha256', bytes).update(`${name}=${value}`).digest('base64url').slice(0, 22)
  const write = (name: string, value: number, seconds: number) =>
    `${name}=${value}.${sign(name, value)}; Max-Age=${seconds}; ${attributes}`
  const read = ({ cookie = '' }: IncomingHttpHeaders, name: string) => {
    const [, digits = '', signature = ''] =
      new RegExp(`(?:^|;\\s*)${name}=(\\d{1,15})\\.([\\w-]{22})(?:;|$)`).exec(cookie) ?? []
    const value = Number(digits)
    const isOurs = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(sign(name, value)))
    return isOurs ? value : undefined
  }
  return {
    readTurn: (headers) => read(headers, turnCookie),
    hasPass: (headers, now) => (read(headers, passCookie) ?? 0) > now,
    turn: (turn) => write(turnCookie, turn, turnSeconds),
    pass: (now) => [
      write(passCookie, now + passSeconds * 1000, passSeconds),
      `${turnCookie}=; Max-Age=0; ${attributes}`,
    ],
  }
}
