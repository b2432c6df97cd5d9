import type { Access } from '@dvor/contract/calls/call.ts'
import type { Actor } from '../../platform/actor.ts'
import { deviceIn } from '../../platform/http/device.ts'
import { unauthorized } from '../../platform/errors.ts'
import { hashOf, isApiKey } from '../credentials/api-key.ts'
import { findKeyHolder, noteKeyUse } from '../queries/api-key-queries.ts'
import { today } from '../../platform/clock.ts'
import type { Authenticate } from '../../platform/http/http.ts'
import type { AccountServices } from '../services.ts'
import { findLiveSession } from '../queries/sign-in-queries.ts'

/** Access rules for which it does not matter who calls: an invalid token counts as no token. */
const anonymous = new Set<Access | undefined>(['anyone', 'token', undefined])

/** The token of an Authorization header; clients may leave quote marks around it (docs/contract.md, Sign-in). */
export function bearerOf(header: string | undefined): string | undefined {
  const token = /^bearer\s+(.+)$/i.exec(header?.trim() ?? '')?.[1]
  return token?.replace(/^"+|"+$/g, '') || undefined
}

/** Values that old clients send instead of a token when they have none; a public read treats them as no token. */
const missing = /^(undefined|null|false|\[object \w+\])$/

/**
 * Identifies the caller. A token that is forged, older than 15 minutes, of an ended session or of a former role is
 * refused where the identity decides; after a refresh the client knows the new role. Sign-in and refresh still answer
 * then, or a client with an old token could never sign in again.
 */
export function authenticator(services: AccountServices): Authenticate {
  return async (request) => {
    const caller = { ip: request.ip, request: request.id, device: deviceIn(request.headers) }
    const token = bearerOf(request.headers.authorization)
    const anyone: Actor = { kind: 'anyone', ...caller }
    if (!token) return anyone
    const { access } = request.routeOptions.config
    if (access === 'rule' && missing.test(token)) return anyone
    const actor = await actorOf(services, token, caller)
    if (!actor && !anonymous.has(access)) throw unauthorized()
    return actor ?? anyone
  }
}

interface Caller {
  ip: string
  request: string
  device: string | undefined
}

async function actorOf(services: AccountServices, token: string, caller: Caller): Promise<Actor | undefined> {
  const { signIn, db, clock, notifications } = services
  if (isApiKey(token)) return keyActor(services, token, caller)
  const claims = await signIn.tokens.readAccess(token)
  if (!claims) return undefined
  const read = () => findLiveSession(db, claims.sid)
  // Without notifications about ended sessions the session is read each time.
  const session = notifications.listening ? await signIn.sessions.find(claims.sid, read) : await read()
  if (!session || session.user.id !== claims.id || session.user.role !== claims.role) return undefined
  if (Date.parse(session.expiresAt) <= clock.now().getTime()) return undefined
  return { kind: 'user', ...caller, user: session.user, sessionId: session.id }
}

/** The program of a key. It is read at each call, so that a withdrawn one ends at once. */
async function keyActor(
  { db, clock }: AccountServices,
  token: string,
  caller: Caller,
): Promise<Actor | undefined> {
  const key = await findKeyHolder(db, hashOf(token), today(clock))
  if (!key) return undefined
  await noteKeyUse(db, key.id, clock.now())
  return { kind: 'key', ...caller, key }
}
