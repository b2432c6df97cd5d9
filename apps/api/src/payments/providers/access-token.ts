import { z } from 'zod'
import type { GatewayName } from '@dvor/contract/installation/gateway-keys.ts'
import type { Clock } from '../../platform/clock.ts'
import { parsedJson } from './parse-notification.ts'
import { RequestNotSent } from './provider.ts'
import type { GatewayAccess } from './stored-keys.ts'

/** The gateway does not accept the keys, so nothing was sent with them. */
export class KeysRefused extends RequestNotSent {}

/** Time (ms) before its end at which a token is no longer used. */
const reserve = 60_000

/** Statuses by which a token endpoint refuses the keys (RFC 6749, section 5.2). */
const refusals = [400, 401, 403]

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

interface HeldToken {
  token: string
  /** Milliseconds since 1970. */
  usableUntil: number
}

/** Tokens by the keys that they were given for; requested at the same moment once. */
const held = new WeakMap<GatewayAccess<GatewayName>, Promise<HeldToken>>()

/**
 * An OAuth2 access token for these keys (client credentials), used until shortly before it ends. @throws KeysRefused;
 * RequestNotSent where the gateway gave no token for another reason
 */
export async function tokenFor(
  access: GatewayAccess<GatewayName>,
  clock: Clock,
  request: () => Promise<Response>,
): Promise<string> {
  const now = clock.now().getTime()
  const cachedToken = held.get(access)
  const usable = await cachedToken?.catch(() => null)
  if (usable && usable.usableUntil > now) return usable.token
  const newer = held.get(access)
  if (newer && newer !== cachedToken) return (await newer).token
  const freshToken = requestToken(now, request)
  held.set(access, freshToken)
  return (await freshToken).token
}

/** Drops a token that the gateway did not accept, so that the next call requests another. */
export function dropToken(access: GatewayAccess<GatewayName>): void {
  held.delete(access)
}

async function requestToken(now: number, request: () => Promise<Response>): Promise<HeldToken> {
  const answer = await request().catch(() => {
    throw new RequestNotSent()
  })
  if (refusals.includes(answer.status)) throw new KeysRefused()
  const read = tokenAnswer.safeParse(parsedJson(await answer.text().catch(() => '')))
  if (!answer.ok || !read.success) throw new RequestNotSent()
  const { access_token, expires_in } = read.data
  return { token: access_token, usableUntil: now + expires_in * 1000 - reserve }
}
